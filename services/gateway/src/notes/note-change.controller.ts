import { Body, Controller, HttpCode, Param, Post, Req, UseGuards } from '@nestjs/common';
import type { NoteUpdateResponse } from '@stitchbook/contracts';
import type { Request } from 'express';
import { requestIdOf } from '../http/log-requests.ts';
import { NoteId } from '../http/id.pipe.ts';
import { SeenVersion } from '../http/if-match.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { TagsChange, TitleChange, TranscriptChange } from './note.requests.ts';
import { UpdateTags } from './update-tags.ts';
import { UpdateTitle } from './update-title.ts';
import { UpdateTranscript } from './update-transcript.ts';
import { ApiRoom } from '../openapi/api-room.ts';
import { Operation } from '../openapi/operation.ts';
import { NoteUpdateSchema } from '../openapi/schemas/note.schema.ts';
import { TakesVersion } from '../openapi/takes-version.ts';

/** All three take `If-Match` with the version that was seen, and answer 409 with the current note when it has changed since. */
@Controller('api/notes/:id')
@ApiRoom('Notes')
@UseGuards(SignedIn)
export class NoteChangeController {
  constructor(
    private readonly updateTitle: UpdateTitle,
    private readonly updateTags: UpdateTags,
    private readonly updateTranscript: UpdateTranscript,
  ) {}

  @Post('update-title')
  @Operation({ summary: 'Renames a note', of: 'note', answer: NoteUpdateSchema, errors: ['invalid', 'forbidden'] })
  @TakesVersion()
  @HttpCode(200)
  title(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @SeenVersion() seenVersion: number | null,
    @Body() { title }: TitleChange,
  ): Promise<NoteUpdateResponse> {
    return this.updateTitle.run({ userId, noteId, seenVersion }, title);
  }

  @Post('update-tags')
  @Operation({
    summary: 'Sets the whole list of tags of a note',
    of: 'note',
    answer: NoteUpdateSchema,
    errors: ['invalid', 'forbidden'],
  })
  @TakesVersion()
  @HttpCode(200)
  tags(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @SeenVersion() seenVersion: number | null,
    @Body() { tags }: TagsChange,
  ): Promise<NoteUpdateResponse> {
    return this.updateTags.run({ userId, noteId, seenVersion }, tags);
  }

  @Post('update-transcript')
  @Operation({
    summary: 'Corrects the words of a note; those that were saved first are kept',
    of: 'note',
    answer: NoteUpdateSchema,
    errors: ['invalid', 'forbidden'],
  })
  @TakesVersion()
  @HttpCode(200)
  transcript(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @SeenVersion() seenVersion: number | null,
    @Body() { transcript }: TranscriptChange,
    @Req() request: Request,
  ): Promise<NoteUpdateResponse> {
    return this.updateTranscript.run({ userId, noteId, seenVersion }, transcript, requestIdOf(request));
  }
}
