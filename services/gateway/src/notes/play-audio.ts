import { pipeline } from 'node:stream/promises';
import { AUDIO_MEDIA_TYPES } from '@stitchbook/contracts';
import type { AudioAddresses, AudioStore, ByteRange } from '@stitchbook/storage';
import type { Request, Response } from 'express';
import parseRange from 'range-parser';
import { ProductError } from '../errors/product-error.ts';
import { sendToStore } from './send-to-store.ts';
import { nameAudio } from './name-audio.ts';
import { allow } from './note-access.ts';
import type { NoteAudio, NoteRepository } from './note.repository.ts';

/**
 * Streams a note's audio to a player: whole, or the one range that it asks for (RFC 9110). Where browsers reach the store
 * themselves, they are sent there once they are known to be allowed.
 */
export class PlayAudio {
  constructor(
    private readonly notes: NoteRepository,
    private readonly store: AudioStore,
    private readonly addresses: AudioAddresses | null,
  ) {}

  async send(readerId: string, noteId: number, request: Request, response: Response): Promise<void> {
    const note = allow(await this.notes.findFor(readerId, noteId), 'see');
    const audio = note.recordingId ? await this.notes.findAudio(note.recordingId) : null;
    if (!audio) throw new ProductError('missing', 'audio.missing', 'This note has no audio.');
    if (this.addresses) return sendToStore(this.addresses, note, audio, request, response);
    describe(audio, note.title, response);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const range = readRange(request, audio);
    if (range === 'unsatisfiable') {
      response.status(416).set('Content-Range', `bytes */${audio.bytes}`).end();
      return;
    }
    if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${audio.bytes}`);
    response.set('Content-Length', String(range ? range.end - range.start + 1 : audio.bytes));
    if (request.method === 'HEAD') response.end();
    else await this.stream(audio, range, response);
  }

  private async stream(audio: NoteAudio, range: ByteRange | null, response: Response): Promise<void> {
    const source = await this.store.open(audio.audioKey, range ?? undefined);
    await pipeline(source, response).catch(() => {
      // The player went away or the note was deleted while it played; there is nobody left to tell.
      response.destroy();
    });
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

/** Null for the whole. Several ranges at once are answered with the whole, which the standard allows. */
function readRange(request: Request, { bytes, sha256 }: NoteAudio): ByteRange | 'unsatisfiable' | null {
  const header = request.headers.range;
  const isForThis = request.headers['if-range'] === undefined || request.headers['if-range'] === `"${sha256}"`;
  if (header === undefined || !isForThis) return null;
  const ranges = parseRange(bytes, header);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}
