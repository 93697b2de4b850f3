import { cutIntoChunks } from './cut-into-chunks.ts';

const PIECE_CHARACTERS = 8_000;
/** About three hours of speech; more would change neither its mood nor its themes. */
const MOST_PIECES = 20;

/** A text of bounded length for judging one of any length: all of it, or pieces from its whole course, its end included. */
export function sampleEvenly(text: string): string {
  if (text.length <= PIECE_CHARACTERS * MOST_PIECES) return text;
  const pieces = [...cutIntoChunks(text, PIECE_CHARACTERS)];
  const step = (pieces.length - 1) / (MOST_PIECES - 1);
  return Array.from({ length: MOST_PIECES }, (_, at) => pieces[Math.round(at * step)] ?? '').join('\n');
}
