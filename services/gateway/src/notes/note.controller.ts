import { Controller, Get, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { NoteId } from '../http/route-parameters.ts';
import { linkToNext } from '../http/pagination.ts';
import { repeatInfoOf } from '../idempotency/idempotency.ts';
import { UploadService } from '../recordings/upload.service.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { CreateNote } from './create-note.ts';
import { ListNotesQuery } from './note-list.requests.ts';
import { NEW_NOTE_FIELD_BYTES, NewNoteForm } from './note.requests.ts';
import { PlayAudio } from './play-audio.ts';
import { NoteService } from './note.service.ts';
import { NoteDetailResponse } from './note-detail.responses.ts';
import { NoteResponse } from './note.responses.ts';
import { ApiAudioResponse, ApiMultipart } from '../openapi/api-bodies.ts';
import { ApiConditional, ApiIdempotencyKey, ENTITY_TAG, NEXT_PAGE, ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';

@Controller('api/notes')
@ApiTags('Notes')
@ApiSignedIn()
@UseGuards(SignedIn)
export class NoteController {
  constructor(
    private readonly uploads: UploadService,
    private readonly createNote: CreateNote,
    private readonly notes: NoteService,
    private readonly playAudio: PlayAudio,
  ) {}

  /** Newest first, or best first what is searched for; `Link: <...>; rel="next"` leads to the next page. */
  @Get()
  @ApiRoute({
    summary: 'Lists the notes that the reader may see',
    answer: [NoteResponse],
    headers: { ...NEXT_PAGE, ...ENTITY_TAG },
    errors: ['invalid', 'unavailable'],
  })
  @ApiConditional()
  async list(
    @UserId() userId: string,
    @Query() query: ListNotesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NoteResponse[]> {
    const { notes, nextCursor } = await this.notes.page(userId, query);
    linkToNext(request, response, nextCursor);
    return notes;
  }

  /** Multipart: title, transcript, duration (seconds), and audio or recordingId. */
  @Post()
  @ApiRoute({
    summary: 'Saves a note with its audio',
    answer: NoteResponse,
    status: 201,
    errors: ['unprocessable', 'rate-limited'],
  })
  @ApiIdempotencyKey()
  @ApiMultipart(NewNoteForm)
  create(@UserId() userId: string, @Req() request: Request): Promise<NoteResponse> {
    const repeat = repeatInfoOf(request);
    return this.uploads.withForm(request, NEW_NOTE_FIELD_BYTES, (form) => this.createNote.run(userId, form, repeat));
  }

  @Get(':id')
  @ApiRoute({
    summary: 'Shows a note with the timed segments of its transcript',
    of: 'note',
    answer: NoteDetailResponse,
    headers: ENTITY_TAG,
  })
  @ApiConditional()
  show(@UserId() userId: string, @Param('id', NoteId) id: number): Promise<NoteDetailResponse> {
    return this.notes.detail(userId, id);
  }

  /** Answers Range requests. */
  @Get(':id/audio')
  @ApiAudioResponse('Plays the audio of a note', 'note')
  audio(
    @UserId() userId: string,
    @Param('id', NoteId) id: number,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.playAudio.send(userId, id, request, response);
  }
}
