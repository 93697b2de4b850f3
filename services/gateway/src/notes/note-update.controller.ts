import type { Request } from 'express';
import { applyDecorators, Body, Controller, HttpCode, Param, Post, Req, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiProperty, ApiResponse, ApiSchema, ApiTags } from '@nestjs/swagger';
import { NoteId, SeenVersion } from '../http/route-parameters.ts';
import { requestIdOf } from '../http/observe-requests.ts';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn, ErrorResponse } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { SentimentChange, TagsChange, TitleChange, TranscriptChange } from './note.requests.ts';
import { NoteUpdateResponse, TranscriptUpdateResponse } from './note-update.responses.ts';
import { NoteResponse } from './note.responses.ts';
import { UpdateNote } from './update-note.ts';

@ApiSchema({ name: 'NoteConflict' })
class NoteConflictResponse extends ErrorResponse {
  @ApiProperty({ type: NoteResponse, description: 'The note as it is now.' })
  note!: NoteResponse;
}

/** A change that is refused when the note has changed since the client saw it. */
function ApiIfMatch(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description:
        'The `version` of the note that the client saw, in quotes; without it the change is made whatever happened since.',
      schema: { type: 'string', examples: ['"3"'] },
    }),
    ApiResponse({
      status: 409,
      description: 'Someone else was quicker; carries the note as it is now.',
      type: NoteConflictResponse,
    }),
  );
}

/** But for the sentiment, all take `If-Match` with the version that was seen, and answer 409 with the current note when it has changed since. */
@Controller('api/notes/:id')
@ApiTags('Notes')
@ApiSignedIn()
@UseGuards(SignedIn)
export class NoteUpdateController {
  constructor(private readonly updateNote: UpdateNote) {}

  @Post('update-title')
  @ApiRoute({ summary: 'Renames a note', of: 'note', answer: NoteUpdateResponse, errors: ['invalid', 'forbidden'] })
  @ApiIfMatch()
  @HttpCode(200)
  title(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @SeenVersion() seenVersion: number | null,
    @Body() { title }: TitleChange,
  ): Promise<NoteUpdateResponse> {
    return this.updateNote.title({ userId, noteId, seenVersion }, title);
  }

  @Post('update-tags')
  @ApiRoute({
    summary: 'Sets the whole list of tags of a note',
    of: 'note',
    answer: NoteUpdateResponse,
    errors: ['invalid', 'forbidden'],
  })
  @ApiIfMatch()
  @HttpCode(200)
  tags(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @SeenVersion() seenVersion: number | null,
    @Body() { tags }: TagsChange,
  ): Promise<NoteUpdateResponse> {
    return this.updateNote.tags({ userId, noteId, seenVersion }, tags);
  }

  @Post('update-sentiment')
  @ApiRoute({
    summary: 'Sets the sentiment of a note; what is found in its words no longer changes it',
    of: 'note',
    answer: NoteUpdateResponse,
    errors: ['invalid', 'forbidden'],
  })
  @HttpCode(200)
  sentiment(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @Body() { sentiment }: SentimentChange,
  ): Promise<NoteUpdateResponse> {
    return this.updateNote.sentiment({ userId, noteId, seenVersion: null }, sentiment);
  }

  @Post('update-transcript')
  @ApiRoute({
    summary: 'Corrects the words of a note; those that were saved first are kept',
    of: 'note',
    answer: TranscriptUpdateResponse,
    errors: ['invalid', 'forbidden'],
  })
  @ApiIfMatch()
  @HttpCode(200)
  transcript(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @SeenVersion() seenVersion: number | null,
    @Body() { transcript }: TranscriptChange,
    @Req() request: Request,
  ): Promise<TranscriptUpdateResponse> {
    return this.updateNote.transcript({ userId, noteId, seenVersion }, transcript, requestIdOf(request));
  }
}
