import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as contentDisposition from 'content-disposition';
import type { Request, Response } from 'express';
import { Inject, Injectable } from '@nestjs/common';
import { AUDIO_MEDIA_TYPES, type AudioFormat } from '@stitchbook/contracts';
import type { PresignedUrls, AudioStore, ByteRange } from '@stitchbook/storage';
import { ProductError } from '../errors/product-error.ts';
import { AUDIO_STORE, PRESIGNED_URLS } from '../infrastructure/infrastructure.module.ts';
import { authorize } from '../note-access/note-access.ts';
import { answerRange } from './answer-range.ts';
import { type NoteAudio, NoteRepository } from './note.repository.ts';

/** How often the reader's permission is checked again while audio streams to them. */
const PERMISSION_CHECK_MS = 2_000;

const EXTRA_SECONDS = 60;
const MAX_EXPIRY_SECONDS = 3_600;

/**
 * Streams a note's audio to a player: whole, or the one range that it asks for (RFC 9110). Where browsers reach the store
 * themselves, they are redirected there once they are authorized.
 */
@Injectable()
export class PlayAudio {
  constructor(
    private readonly notes: NoteRepository,
    @Inject(AUDIO_STORE) private readonly store: AudioStore,
    @Inject(PRESIGNED_URLS) private readonly presignedUrls: PresignedUrls | null,
  ) {}

  async send(readerId: string, noteId: number, request: Request, response: Response): Promise<void> {
    const note = authorize(await this.notes.findPlayed(readerId, noteId), 'read');
    const { audio } = note;
    if (!audio) throw new ProductError('not-found', 'audio.missing', 'This note has no audio.');
    if (this.presignedUrls) return redirectToStore(this.presignedUrls, note, audio, request, response);
    describe(audio, note.title, response);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const { status, range, length, contentRange } = answerRange(audio.bytes, rangeHeader(request, audio));
    response.status(status).set('Content-Length', String(length));
    if (contentRange) response.set('Content-Range', contentRange);
    if (request.method === 'HEAD' || status === 416) response.end();
    else {
      const mayRead = async () => (await this.notes.findPlayed(readerId, noteId))?.recordingId === note.recordingId;
      await this.stream(audio, range, response, mayRead);
    }
  }

  private async stream(
    audio: NoteAudio,
    range: ByteRange | null,
    response: Response,
    mayRead: () => Promise<boolean>,
  ): Promise<void> {
    const source = await this.store.open(audio.audioKey, range ?? undefined);
    const checking = setInterval(() => void this.endUnless(mayRead, source), PERMISSION_CHECK_MS);
    await pipeline(source, response).catch(() => {
      // The player went away or the note was deleted while it played; nobody is left to answer.
      response.destroy();
    });
    clearInterval(checking);
  }

  /** A file that is open can be read on although it is deleted, and a share may end while its note plays. */
  private async endUnless(mayRead: () => Promise<boolean>, source: Readable): Promise<void> {
    // While the database is away nobody can be asked; the next look decides.
    const may = await mayRead().catch(() => true);
    if (!may) source.destroy(new Error('the reader may not read this note any more'));
  }
}

function describe({ format, sha256 }: NoteAudio, title: string, response: Response): void {
  response.set({
    'Content-Type': AUDIO_MEDIA_TYPES[format],
    'Content-Disposition': nameAudio(title, format),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Accept-Ranges': 'bytes',
    // Kept by the browser but asked for each time, so that an ended permission ends the audio too.
    'Cache-Control': 'private, no-cache',
    ETag: `"${sha256}"`,
  });
}

/** Null when there is none, or when it asks for a part of what this note no longer has. */
function rangeHeader({ headers }: Request, { sha256 }: NoteAudio): string | null {
  const isForThis = headers['if-range'] === undefined || headers['if-range'] === `"${sha256}"`;
  return isForThis ? (headers.range ?? null) : null;
}

/**
 * Redirects a player to a presigned URL of the store, which expires after as long as the recording lasts and a minute more, an
 * hour at most: browsers go on reading from there while they play (decision 15).
 */
async function redirectToStore(
  presignedUrls: PresignedUrls,
  note: { title: string; duration: number },
  audio: NoteAudio,
  request: Request,
  response: Response,
): Promise<void> {
  const url = await presignedUrls.sign({
    key: audio.audioKey,
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    contentType: AUDIO_MEDIA_TYPES[audio.format],
    contentDisposition: nameAudio(note.title, audio.format),
    expiresInSeconds: Math.min(MAX_EXPIRY_SECONDS, Math.ceil(note.duration) + EXTRA_SECONDS),
  });
  response.set('Cache-Control', 'no-store').redirect(url);
}

/** The name under which a browser saves a note's audio (RFC 6266). */
function nameAudio(title: string, format: AudioFormat): string {
  return contentDisposition.create(`${title}.${format}`, { type: 'inline' });
}
