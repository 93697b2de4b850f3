import type { Segment } from '@stitchbook/contracts';
import { countGraphemes, splitGraphemes } from '@stitchbook/text/graphemes';
import type { PrintableNote } from './printable-note.ts';

/** SubRip (SRT), which has neither comments nor escapes. Yields '' now and then, so that a caller can yield to the event loop. */
export function* writeSrt({ segments }: PrintableNote): Generator<string> {
  let number = 0;
  for (const cue of cutIntoCues(segments)) {
    if (cue) number += 1;
    yield cue ? `${number > 1 ? '\n' : ''}${number}\n${writeCue(cue, ',', cue.lines)}` : '';
  }
}

/** WebVTT. Yields '' now and then, as `writeSrt` does. */
export function* writeVtt({ segments }: PrintableNote): Generator<string> {
  yield 'WEBVTT\n';
  for (const cue of cutIntoCues(segments)) yield cue ? `\n${writeCue(cue, '.', cue.lines.map(escapeCueText))}` : '';
}

function writeCue({ startMs, endMs }: Cue, decimalMark: '.' | ',', lines: string[]): string {
  return `${writeCueTime(startMs, decimalMark)} --> ${writeCueTime(endMs, decimalMark)}\n${lines.join('\n')}\n`;
}

function escapeCueText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** `00:01:02.345` in WebVTT, with a comma in SubRip; of milliseconds. */
function writeCueTime(ms: number, decimalMark: '.' | ','): string {
  const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');
  const [hours, minutes] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60];
  const seconds = Math.floor(ms / 1_000) % 60;
  return `${pad(hours)}:${pad(minutes)}:${pad(seconds)}${decimalMark}${pad(ms % 1_000, 3)}`;
}

/** One subtitle: what is shown at once. */
interface Cue {
  startMs: number;
  endMs: number;
  /** One or two. */
  lines: string[];
}

/** The usual measure of subtitles. */
const MAX_LINE_LENGTH = 42;
const LINES_PER_CUE = 2;

/**
 * Divides segments into cues of at most two lines. A longer segment becomes several cues, which share its time by the
 * length of their text. Times never go backwards, and every cue lasts at least a millisecond. Yields null now and then while it
 * counts, so that a caller can yield to the event loop.
 */
function* cutIntoCues(segments: readonly Segment[]): Generator<Cue | null> {
  let before = 0;
  for (const { startSeconds, endSeconds, text } of segments) {
    let screens = 0;
    let allLetters = 0;
    for (const lines of inScreens(text)) {
      screens += 1;
      allLetters += lettersOf(lines);
      yield null;
    }
    const start = Math.max(Math.round(startSeconds * 1_000), before);
    const lengthMs = Math.max(Math.round(endSeconds * 1_000) - start, screens);
    let shown = 0;
    for (const lines of inScreens(text)) {
      const startMs = Math.max(start + Math.round((lengthMs * shown) / allLetters), before);
      shown += lettersOf(lines);
      const endMs = Math.max(start + Math.round((lengthMs * shown) / allLetters), startMs + 1);
      yield { startMs, endMs, lines };
      before = endMs;
    }
  }
}

const lettersOf = (lines: readonly string[]) => lines.join(' ').length;

function* inScreens(text: string): Generator<string[]> {
  let screen: string[] = [];
  for (const line of wrapWords(text, MAX_LINE_LENGTH)) {
    screen.push(line);
    if (screen.length === LINES_PER_CUE) {
      yield screen;
      screen = [];
    }
  }
  if (screen.length > 0) yield screen;
}

/** Lines of at most this many characters, as people count them; a longer word, or a script without spaces, is broken. */
function* wrapWords(text: string, maxLength: number): Generator<string> {
  let line = '';
  let length = 0;
  for (const [word] of text.matchAll(/\S+/g)) {
    for (const part of breakWord(word, maxLength)) {
      const added = countGraphemes(part);
      if (line !== '' && length + 1 + added > maxLength) {
        yield line;
        [line, length] = ['', 0];
      }
      [line, length] = line === '' ? [part, added] : [`${line} ${part}`, length + 1 + added];
    }
  }
  if (line !== '') yield line;
}

function* breakWord(word: string, maxLength: number): Generator<string> {
  let part = '';
  let length = 0;
  for (const segment of word.length <= maxLength ? [word] : splitGraphemes(word)) {
    part += segment;
    length += 1;
    if (length < maxLength) continue;
    yield part;
    [part, length] = ['', 0];
  }
  if (part !== '') yield part;
}
