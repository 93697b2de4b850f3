import type { Request, Response } from 'express';
import { Injectable } from '@nestjs/common';
import { ProductError } from '../errors/product-error.ts';
import { authorize } from '../note-access/note-access.ts';
import { NoteRepository } from './note.repository.ts';
import { SendAudio } from './send-audio.ts';

/** Lets a note's audio be played by whoever may read the note, for as long as they may. */
@Injectable()
export class PlayAudio {
  constructor(
    private readonly notes: NoteRepository,
    private readonly sendAudio: SendAudio,
  ) {}

  async send(readerId: string, noteId: number, request: Request, response: Response): Promise<void> {
    const { audio, title, duration, recordingId } = authorize(await this.notes.findPlayed(readerId, noteId), 'read');
    if (!audio) throw new ProductError('not-found', 'audio.missing', 'This note has no audio.');
    const mayRead = async () => (await this.notes.findPlayed(readerId, noteId))?.recordingId === recordingId;
    const played = { ...audio, name: title, disposition: 'inline', durationSeconds: duration, mayRead } as const;
    await this.sendAudio.run(played, request, response);
  }
}
