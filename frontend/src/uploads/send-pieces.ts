import { problemTexts } from '../texts/en/problems.ts';
import { createUpload, sendPiece, type UploadPlace, type UploadSubject } from './piece-calls.ts';

/** What is sent; it may still grow. */
export interface PieceSource {
  /** Bytes that were there before it, and that only the server has. */
  readonly start: number;
  /** Bytes that are there by now, with those before. */
  readonly size: number;
  /** Whether no more will come. */
  readonly isWhole: boolean;
  slice: (start: number, end: number) => Blob;
  /** Resolves when it is worth sending what comes after so many bytes, and at once when the source is whole. */
  more: (sentBytes: number) => Promise<void>;
}

/** Resolves when it is time to try again; rejects, with the same error, where it is over. */
export type Patience = (error: unknown, failures: number, signal: AbortSignal) => Promise<void>;

interface Sending {
  subject: UploadSubject;
  source: PieceSource;
  patience: Patience;
  onPlace?: (place: UploadPlace) => void;
  /** Told of the bytes that the server has or that have left for it. */
  onProgress?: (sentBytes: number) => void;
  signal: AbortSignal;
}

/** The server takes no larger piece. */
export const LARGEST_PIECE_BYTES = 4 * 1024 * 1024;
/** On a network that loses one piece after the other, little is lost with each. */
const SMALLEST_PIECE_BYTES = 256 * 1024;

/**
 * Sends all of a source, piece after piece and never two at a time, and answers the id of the finished upload. After any doubt the
 * server is asked what it has. Our own and not `tus-js-client`: that knows no checksums, its retries cannot wait for
 * somebody who has to sign in, and it weighs 22 kB, compressed.
 *
 * Throws what `patience` throws, `EndedElsewhere`, and the signal's reason when aborted.
 */
export async function sendPieces({ subject, source, patience, onPlace, onProgress, signal }: Sending): Promise<string> {
  const lengthAtFirst = source.isWhole && subject.media === 'file' && source.size > 0 ? source.size : null;
  let place: UploadPlace | null = null;
  let largest = LARGEST_PIECE_BYTES;
  let failures = 0;
  for (;;) {
    await source.more(place?.offset ?? 0);
    signal.throwIfAborted();
    try {
      place ??= await createUpload(subject, lengthAtFirst, signal);
      onPlace?.(place);
      const { offset } = place;
      onProgress?.(offset);
      if (place.length !== null) {
        if (!source.isWhole || place.length < source.size) throw new EndedElsewhere();
        if (offset >= place.length) return place.id;
        // What it was declared with is lost here too.
        if (offset >= source.size) throw new EndedElsewhere();
      }
      // What was before it is not there any more.
      if (offset < source.start) throw new EndedElsewhere();
      await source.more(offset);
      signal.throwIfAborted();
      const end = Math.min(source.size, offset + largest);
      // The server may have more than this device could keep: then that is the whole.
      const length = source.isWhole && place.length === null ? Math.max(source.size, offset) : null;
      if (length === 0) throw new NothingToSend();
      const bytes = end > offset ? await source.slice(offset, end).arrayBuffer() : new ArrayBuffer(0);
      const onPieceProgress = (sentBytes: number) => onProgress?.(offset + Math.min(sentBytes, bytes.byteLength));
      place = await sendPiece(place, { bytes, length, onProgress: onPieceProgress, signal });
      failures = 0;
      largest = Math.min(largest * 2, LARGEST_PIECE_BYTES);
    } catch (error) {
      if (signal.aborted || error instanceof EndedElsewhere || error instanceof NothingToSend) throw error;
      place = null;
      failures += 1;
      largest = Math.max(largest / 2, SMALLEST_PIECE_BYTES);
      await patience(error, failures, signal);
    }
  }
}

/**
 * Bytes that are there, such as a file.
 * @param start how many the server has of what was before them
 */
export function wholeSource(bytes: Blob, start = 0): PieceSource {
  return {
    start,
    size: start + bytes.size,
    isWhole: true,
    slice: (from, to) => bytes.slice(from - start, to - start),
    more: () => Promise.resolve(),
  };
}

/** The upload was declared complete, gone on with or given up, elsewhere, before all of it had been sent from here. */
export class EndedElsewhere extends Error {
  constructor() {
    super(problemTexts.endedElsewhere);
    this.name = 'EndedElsewhere';
  }
}

/** Neither here nor on the server is anything of it. */
export class NothingToSend extends Error {
  constructor() {
    super(problemTexts.recordingGone);
    this.name = 'NothingToSend';
  }
}
