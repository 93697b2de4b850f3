import { Controller, Get, Param, Query, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { NoteId } from '../http/id.pipe.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { ExportNote } from './export-note.ts';
import { ExportNoteQuery } from './take-away.requests.ts';

@Controller('api/notes/:id/export')
@UseGuards(SignedIn)
export class NoteExportController {
  constructor(private readonly exportNote: ExportNote) {}

  /** `?format=md|txt|srt|vtt|json`: a file named after the note. */
  @Get()
  export(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @Query() { format }: ExportNoteQuery,
    @Res() response: Response,
  ): Promise<void> {
    return this.exportNote.send(userId, noteId, format, response);
  }
}
