import { Controller, Get, Param, Query, Res, UseGuards } from '@nestjs/common';
import { ApiTags, ApiProperty } from '@nestjs/swagger';
import type { Response } from 'express';
import { EXPORT_FORMATS, type ExportFormat } from '@stitchbook/contracts';
import { IsIn } from 'class-validator';
import { NoteId } from '../http/route-parameters.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { ExportNote } from './export-note.ts';
import { ApiErrors, ApiSignedIn } from '../openapi/common-responses.ts';
import { ApiFileResponse } from '../openapi/api-bodies.ts';
import { ApiNoteId } from '../openapi/api-route.ts';

/** `GET /api/notes/{id}/export` */
class ExportNoteQuery {
  @ApiProperty({ enum: EXPORT_FORMATS, enumName: 'ExportFormat' })
  @IsIn(EXPORT_FORMATS, { message: `format must be one of ${EXPORT_FORMATS.join(', ')}.` })
  format!: ExportFormat;
}

@Controller('api/notes/:id/export')
@ApiTags('Export and import')
@ApiSignedIn()
@UseGuards(SignedIn)
export class NoteExportController {
  constructor(private readonly exportNote: ExportNote) {}

  /** `?format=md|txt|srt|vtt|json`: a file named after the note. */
  @Get()
  @ApiFileResponse('Exports a note as a file', [
    'text/markdown',
    'text/plain',
    'application/x-subrip',
    'text/vtt',
    'application/json',
  ])
  @ApiNoteId()
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
