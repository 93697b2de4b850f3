import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

const CHUNK_CHARACTERS = 64 * 1024;
/** The event loop is blocked no longer than this, so that health checks are answered in between. */
const TURN_MS = 10;

/**
 * Text chunks as a stream, no faster than its reader takes them. Yields to the event loop every 10 ms, since a note may have
 * millions of lines; an empty chunk is only a chance for that.
 */
export function streamText(chunks: Iterable<string>): Readable {
  return Readable.from(gather(chunks), { objectMode: false, highWaterMark: 2 * CHUNK_CHARACTERS });
}

async function* gather(chunks: Iterable<string>): AsyncGenerator<Buffer> {
  let gathered = '';
  let turnedAt = performance.now();
  for (const chunk of chunks) {
    gathered += chunk;
    if (gathered.length >= CHUNK_CHARACTERS) {
      yield Buffer.from(gathered);
      gathered = '';
    }
    if (performance.now() - turnedAt > TURN_MS) {
      await nextTurn();
      turnedAt = performance.now();
    }
  }
  if (gathered !== '') yield Buffer.from(gathered);
}

const MAX_CHUNK_LENGTH = 16 * 1024;

/** A text in chunks of bounded length, cut after a line where there is an end of one, else after a word, never within a character. */
export function* splitText(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = start + chunkLength(text.slice(start, start + MAX_CHUNK_LENGTH));
    yield text.slice(start, end);
    start = end;
  }
}

function chunkLength(window: string): number {
  if (window.length < MAX_CHUNK_LENGTH) return window.length;
  const afterLine = window.lastIndexOf('\n') + 1;
  const afterWord = window.lastIndexOf(' ') + 1;
  const isHalfCharacter = /[\ud800-\udbff]$/.test(window);
  return afterLine || afterWord || window.length - (isHalfCharacter ? 1 : 0);
}
