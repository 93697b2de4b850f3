import type { PrintableNote } from '../../../libs/archive/src/note-formats/printable-note.ts';
import { NOTE_FORMATS } from '../../../libs/archive/src/note-formats/note-formats.ts';
import { splitText } from '../../../libs/archive/src/text-chunks.ts';
import { asText, defineTarget, mustHold } from '../define-target.ts';

/** A cue's time in SubRip, in milliseconds. */
const TIMES = /^(\d+):(\d\d):(\d\d),(\d{3}) --> (\d+):(\d\d):(\d\d),(\d{3})$/gmu;

export const target = defineTarget({
  covers: ['libs/archive/src/note-formats', 'libs/archive/src/text-chunks.ts', 'libs/archive/src/json-text.ts'],
  maxBytes: 40_000,
  dictionary: [
    '\n',
    '\r\n',
    '1. ',
    '# ',
    '- ',
    '&amp;',
    '&#x41;',
    '-->',
    '<b>',
    '*',
    '\u2028',
    '👩‍👩‍👧‍👦',
    '\u0301',
    '     ',
  ],
  run(input) {
    const words = asText(input.subarray(2));
    const note = noteOf(words, (input[0] ?? 0) / 4, (input[1] ?? 0) / 4);
    const write = (format: keyof typeof NOTE_FORMATS) => [...NOTE_FORMATS[format].write(note)].join('');
    mustHold([...splitText(words)].join('') === words, 'The chunks together are not the text.');
    mustHold(
      write('json') === `${JSON.stringify({ format: 'stitchbook-note', formatVersion: 1, ...note }, null, 2)}\n`,
      'JSON in chunks is not the JSON of the whole.',
    );
    mustHold(write('txt').includes(words.trim()), 'Plain text lost words.');
    mustHold(/^# .*\n\n- Recorded: /u.test(write('md')), 'Markdown does not begin with its title.');
    mustHold(!/(?<!\\)[<>]/u.test(write('md').replaceAll('\\\\', '')), 'Markdown has a tag in it.');
    mustHold(write('vtt').startsWith('WEBVTT\n'), 'WebVTT does not begin as it must.');
    let before = 0;
    for (const match of write('srt').matchAll(TIMES)) {
      const [h1 = 0, m1 = 0, s1 = 0, ms1 = 0, h2 = 0, m2 = 0, s2 = 0, ms2 = 0] = match.slice(1).map(Number);
      const start = ((h1 * 60 + m1) * 60 + s1) * 1_000 + ms1;
      const end = ((h2 * 60 + m2) * 60 + s2) * 1_000 + ms2;
      mustHold(start >= before && end > start, 'A subtitle goes back in time.');
      before = end;
    }
  },
});

function noteOf(words: string, startSeconds: number, endSeconds: number): PrintableNote {
  const segments = words
    .split('\n\n')
    .map((text, at) => ({ startSeconds: startSeconds + at, endSeconds: endSeconds + at, text }));
  return {
    title: 'A note',
    createdAt: '2026-01-31T09:05:07.123Z',
    duration: endSeconds,
    sentiment: 'neutral',
    themes: [],
    transcript: words,
    originalTranscript: null,
    transcriptEdit: null,
    segments,
  };
}
