import { Controller, Delete, Get, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Note, NoteDetail } from '@stitchbook/contracts';
import type { Request, Response } from 'express';
import { NoteId } from '../http/id.pipe.ts';
import { linkToNext } from '../http/link-to-next.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { CreateNote } from './create-note.ts';
import { DeleteNote } from './delete-note.ts';
import { ListNotes } from './list-notes.ts';
import { ListNotesQuery } from './note.requests.ts';
import { PlayAudio } from './play-audio.ts';
import { ShowNote } from './show-note.ts';

@Controller('api/notes')
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
  async list(@UserId() userId: string, @Query() query: ListNotesQuery, @Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Note[]> {
    const { notes, nextCursor } = await this.listNotes.page(userId, query);
    linkToNext(request, response, nextCursor);
    return notes;
  }

  /** Multipart: title, transcript, duration (seconds), and audio or recordingId. */
  @Post()
  create(@UserId() userId: string, @Req() request: Request): Promise<Note> {
    return this.createNote.fromForm(userId, request);
  }

  @Get(':id')
  show(@UserId() userId: string, @Param('id', NoteId) id: number): Promise<NoteDetail> {
    return this.showNote.detail(userId, id);
  }

  @Delete(':id')
  delete(@UserId() userId: string, @Param('id', NoteId) id: number): Promise<{ success: true; message: string }> {
    return this.deleteNote.delete(userId, id);
  }

  /** Answers Range requests. */
  @Get(':id/audio')
  audio(@UserId() userId: string, @Param('id', NoteId) id: number, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.playAudio.send(userId, id, request, response);
  }
}
