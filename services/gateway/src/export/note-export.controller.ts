import { Controller, Get, Param, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags, ApiProperty } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { EXPORT_FORMATS, type ExportFormat, MAX_EXPORTED_NOTES } from '@stitchbook/contracts';
import { IsIn, IsString } from 'class-validator';
import { NoteId } from '../http/route-parameters.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { ExportNote } from './export-note.ts';
import { ExportNotes } from './export-notes.ts';
import { ApiErrors, ApiSignedIn } from '../openapi/common-responses.ts';
import { ApiFileResponse } from '../openapi/api-bodies.ts';
import { ApiIdOf } from '../openapi/api-route.ts';

/** `GET /api/notes/{id}/export` */
class ExportNoteQuery {
  @ApiProperty({ enum: EXPORT_FORMATS, enumName: 'ExportFormat' })
  @IsIn(EXPORT_FORMATS, { message: `format must be one of ${EXPORT_FORMATS.join(', ')}.` })
  format!: ExportFormat;
}

/** `GET /api/notes/export` */
class ExportNotesQuery {
  @ApiProperty({
    type: 'string',
    example: '12,15',
    description: `Ids of notes, with commas between them: at most ${MAX_EXPORTED_NOTES}.`,
  })
  @IsString({ message: 'ids must be ids of notes with commas between them.' })
  ids!: string;
}

@Controller('api/notes')
@ApiTags('Export and import')
@ApiSignedIn()
@UseGuards(SignedIn)
export class NoteExportController {
  constructor(
    private readonly exportNote: ExportNote,
    private readonly exportNotes: ExportNotes,
  ) {}

  /** A zip that is made while it is sent: each note with its audio, as an account's export has them. `HEAD` asks whether it can be had. */
  @Get('export')
  @ApiFileResponse('Exports notes with their audio as a zip', ['application/zip'])
  @ApiErrors('invalid', 'not-found', 'unavailable')
  exportSeveral(
    @UserId() userId: string,
    @Query() { ids }: ExportNotesQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.exportNotes.send(userId, ids, request, response);
  }

  /** `?format=md|txt|srt|vtt|json`: a file named after the note. */
  @Get(':id/export')
  @ApiFileResponse('Exports a note as a file', [
    'text/markdown',
    'text/plain',
    'application/x-subrip',
    'text/vtt',
    'application/json',
  ])
  @ApiIdOf('note')
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
