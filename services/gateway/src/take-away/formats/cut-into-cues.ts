import type { Segment } from '@stitchbook/contracts';
import { wrapWords } from './wrap-words.ts';

/** What is shown at once, below a film or a player. */
export interface Cue {
  startMs: number;
  endMs: number;
  /** One or two. */
  lines: string[];
}

/** The usual measure of subtitles. */
const LONGEST_LINE = 42;
const LINES_AT_ONCE = 2;

/**
 * Cuts what was heard into subtitles of two lines. A longer stretch of speech becomes several that share its time by the
 * length of their words. Times never go backwards and no cue is without a moment of its own.
 */
export function cutIntoCues(segments: readonly Segment[]): Cue[] {
  const cues: Cue[] = [];
  for (const { startSeconds, endSeconds, text } of segments) {
    const screens = inScreens(wrapWords(text, LONGEST_LINE));
    const letters = screens.map((lines) => lines.join(' ').length);
    const allLetters = letters.reduce((sum, count) => sum + count, 0);
    const start = Math.max(Math.round(startSeconds * 1_000), cues.at(-1)?.endMs ?? 0);
    const lengthMs = Math.max(Math.round(endSeconds * 1_000) - start, screens.length);
    let shown = 0;
    for (const [index, lines] of screens.entries()) {
      const startMs = start + Math.round((lengthMs * shown) / allLetters);
      shown += letters[index] ?? 0;
      const endMs = Math.max(start + Math.round((lengthMs * shown) / allLetters), startMs + 1);
      cues.push({ startMs: Math.max(startMs, cues.at(-1)?.endMs ?? 0), endMs, lines });
    }
  }
  return cues;
}

function inScreens(lines: string[]): string[][] {
  return Array.from({ length: Math.ceil(lines.length / LINES_AT_ONCE) }, (_, index) =>
    lines.slice(index * LINES_AT_ONCE, (index + 1) * LINES_AT_ONCE),
  );
}
