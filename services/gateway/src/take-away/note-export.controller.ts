import { Controller, Get, Param, Query, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { NoteId } from '../http/id.pipe.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { ExportNote } from './export-note.ts';
import { ExportNoteQuery } from './take-away.requests.ts';
import { ApiErrors } from '../openapi/api-errors.ts';
import { ApiRoom } from '../openapi/api-room.ts';
import { FileAnswer } from '../openapi/file-answer.ts';
import { NoteIdParameter } from '../openapi/operation.ts';

@Controller('api/notes/:id/export')
@ApiRoom('Take-away')
@UseGuards(SignedIn)
export class NoteExportController {
  constructor(private readonly exportNote: ExportNote) {}

  /** `?format=md|txt|srt|vtt|json`: a file named after the note. */
  @Get()
  @FileAnswer('Hands out a note as a file', [
    'text/markdown',
    'text/plain',
    'application/x-subrip',
    'text/vtt',
    'application/json',
  ])
  @NoteIdParameter()
  @ApiErrors('unprocessable')
  export(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @Query() { format }: ExportNoteQuery,
    @Res() response: Response,
  ): Promise<void> {
    return this.exportNote.send(userId, noteId, format, response);
  }
}
