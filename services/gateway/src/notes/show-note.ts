import type { NoteDetail } from '@stitchbook/contracts';
import { allow } from './note-access.ts';
import type { NoteRepository } from './note.repository.ts';
import { presentNoteDetail } from './present-note.ts';

export class ShowNote {
  constructor(private readonly notes: NoteRepository) {}

  async detail(readerId: string, noteId: number): Promise<NoteDetail> {
    const note = allow(await this.notes.findFor(readerId, noteId), 'see');
    return presentNoteDetail(note, note.recordingId ? await this.notes.findSegments(note.recordingId) : []);
  }
}
