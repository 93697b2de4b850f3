import { NoteRepository } from '../notes/note.repository.ts';
import { provide } from '../provide.ts';
import type { Room } from '../room.ts';
import { ExportNote } from './export-note.ts';
import { NoteExportController } from './note-export.controller.ts';

export const takeAwayRoom: Room = {
  controllers: [NoteExportController],
  providers: [provide(ExportNote, NoteRepository)],
};
