import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as contentDisposition from 'content-disposition';
import type { Request, Response } from 'express';
import { Inject, Injectable } from '@nestjs/common';
import { AUDIO_MEDIA_TYPES } from '@stitchbook/contracts';
import type { PresignedUrls, AudioStore, ByteRange } from '@stitchbook/storage';
import { AUDIO_STORE, PRESIGNED_URLS } from '../infrastructure/infrastructure.module.ts';
import { answerRange } from './answer-range.ts';
import type { NoteAudio } from './note.repository.ts';

/** How often the reader's permission is checked again while audio streams to them. */
const PERMISSION_CHECK_MS = 2_000;

const EXTRA_SECONDS = 60;
const MAX_EXPIRY_SECONDS = 3_600;

/** Audio that its reader is authorized for. */
export interface AudioToSend extends NoteAudio {
  /** Under which a browser saves it, without its extension. */
  name: string;
  disposition: 'inline' | 'attachment';
  durationSeconds: number;
  /** Whether the reader may have it still. */
  mayRead: () => Promise<boolean>;
}

/**
 * Streams audio to a player: whole, or the one range that it asks for (RFC 9110). Where browsers reach the store themselves,
 * they are redirected there.
 */
@Injectable()
export class SendAudio {
  constructor(
    @Inject(AUDIO_STORE) private readonly store: AudioStore,
    @Inject(PRESIGNED_URLS) private readonly presignedUrls: PresignedUrls | null,
  ) {}

  async run(audio: AudioToSend, request: Request, response: Response): Promise<void> {
    if (this.presignedUrls) return redirectToStore(this.presignedUrls, audio, request, response);
    describe(audio, response);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const { status, range, length, contentRange } = answerRange(audio.bytes, rangeHeader(request, audio));
    response.status(status).set('Content-Length', String(length));
    if (contentRange) response.set('Content-Range', contentRange);
    if (request.method === 'HEAD' || status === 416) response.end();
    else await this.stream(audio, range, response);
  }

  private async stream({ audioKey, mayRead }: AudioToSend, range: ByteRange | null, response: Response): Promise<void> {
    const source = await this.store.open(audioKey, range ?? undefined);
    const checking = setInterval(() => void this.endUnless(mayRead, source), PERMISSION_CHECK_MS);
    await pipeline(source, response).catch(() => {
      // The player went away or the audio was deleted while it played; nobody is left to answer.
      response.destroy();
    });
    clearInterval(checking);
  }

  /** A file that is open can be read on although it is deleted, and a share may end while its note plays. */
  private async endUnless(mayRead: () => Promise<boolean>, source: Readable): Promise<void> {
    // While the database is away nobody can be asked; the next look decides.
    const may = await mayRead().catch(() => true);
    if (!may) source.destroy(new Error('the reader may not have this audio any more'));
  }
}

function describe(audio: AudioToSend, response: Response): void {
  response.set({
    'Content-Type': AUDIO_MEDIA_TYPES[audio.format],
    'Content-Disposition': dispositionOf(audio),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Accept-Ranges': 'bytes',
    // Kept by the browser but asked for each time, so that an ended permission ends the audio too.
    'Cache-Control': 'private, no-cache',
    ETag: `"${audio.sha256}"`,
  });
}

/** Null when there is none, or when it asks for a part of audio that was there before. */
function rangeHeader({ headers }: Request, { sha256 }: NoteAudio): string | null {
  const isForThis = headers['if-range'] === undefined || headers['if-range'] === `"${sha256}"`;
  return isForThis ? (headers.range ?? null) : null;
}

/**
 * Redirects a player to a presigned URL of the store, which expires after as long as the audio lasts and a minute more, an
 * hour at most: browsers go on reading from there while they play (decision 15).
 */
async function redirectToStore(
  presignedUrls: PresignedUrls,
  audio: AudioToSend,
  request: Request,
  response: Response,
): Promise<void> {
  const url = await presignedUrls.sign({
    key: audio.audioKey,
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    contentType: AUDIO_MEDIA_TYPES[audio.format],
    contentDisposition: dispositionOf(audio),
    expiresInSeconds: Math.min(MAX_EXPIRY_SECONDS, Math.ceil(audio.durationSeconds) + EXTRA_SECONDS),
  });
  response.set('Cache-Control', 'no-store').redirect(url);
}

/** The name under which a browser saves the audio (RFC 6266). */
function dispositionOf({ name, format, disposition }: AudioToSend): string {
  return contentDisposition.create(`${name}.${format}`, { type: disposition });
}
