import { Controller, Delete, Get, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Note, NoteDetail } from '@stitchbook/contracts';
import type { Request, Response } from 'express';
import { NoteId } from '../http/id.pipe.ts';
import { linkToNext } from '../http/link-to-next.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { CreateNote } from './create-note.ts';
import { DeleteNote } from './delete-note.ts';
import { ListNotes } from './list-notes.ts';
import { ListNotesQuery, NewNoteForm } from './note.requests.ts';
import { PlayAudio } from './play-audio.ts';
import { ShowNote } from './show-note.ts';
import { ApiRoom } from '../openapi/api-room.ts';
import { AudioAnswer } from '../openapi/audio-answer.ts';
import { Conditional, ENTITY_TAG } from '../openapi/entity-tag.ts';
import { Multipart } from '../openapi/multipart.ts';
import { Operation } from '../openapi/operation.ts';
import { NEXT_PAGE } from '../openapi/paged.ts';
import { TakesIdempotencyKey } from '../openapi/takes-idempotency-key.ts';
import { DoneSchema } from '../openapi/schemas/error.schema.ts';
import { NoteDetailSchema, NoteSchema } from '../openapi/schemas/note.schema.ts';

@Controller('api/notes')
@ApiRoom('Notes')
@UseGuards(SignedIn)
export class NoteController {
  constructor(
    private readonly createNote: CreateNote,
    private readonly listNotes: ListNotes,
    private readonly showNote: ShowNote,
    private readonly deleteNote: DeleteNote,
    private readonly playAudio: PlayAudio,
  ) {}

  /** Newest first; `Link: <...>; rel="next"` leads to the next page. */
  @Get()
  @Operation({
    summary: 'Lists the notes that the reader may see',
    answer: [NoteSchema],
    headers: { ...NEXT_PAGE, ...ENTITY_TAG },
    errors: ['invalid'],
  })
  @Conditional()
  async list(
    @UserId() userId: string,
    @Query() query: ListNotesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Note[]> {
    const { notes, nextCursor } = await this.listNotes.page(userId, query);
    linkToNext(request, response, nextCursor);
    return notes;
  }

  /** Multipart: title, transcript, duration (seconds), and audio or recordingId. */
  @Post()
  @Operation({
    summary: 'Saves a note with its audio',
    answer: NoteSchema,
    status: 201,
    errors: ['unprocessable', 'too-many'],
  })
  @TakesIdempotencyKey()
  @Multipart(NewNoteForm)
  create(@UserId() userId: string, @Req() request: Request): Promise<Note> {
    return this.createNote.fromForm(userId, request);
  }

  @Get(':id')
  @Operation({
    summary: 'Shows a note with the timed pieces of its transcript',
    of: 'note',
    answer: NoteDetailSchema,
    headers: ENTITY_TAG,
  })
  @Conditional()
  show(@UserId() userId: string, @Param('id', NoteId) id: number): Promise<NoteDetail> {
    return this.showNote.detail(userId, id);
  }

  @Delete(':id')
  @Operation({ summary: 'Deletes a note with its audio', of: 'note', answer: DoneSchema, errors: ['forbidden'] })
  delete(@UserId() userId: string, @Param('id', NoteId) id: number): Promise<{ success: true; message: string }> {
    return this.deleteNote.delete(userId, id);
  }

  /** Answers Range requests. */
  @Get(':id/audio')
  @AudioAnswer('Plays the audio of a note')
  audio(
    @UserId() userId: string,
    @Param('id', NoteId) id: number,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.playAudio.send(userId, id, request, response);
  }
}
