import type { ExportFormat } from '@stitchbook/contracts';
import type { PrintableNote } from './printable-note.ts';
import { writeJson } from '../json-text.ts';
import { splitText } from '../text-chunks.ts';
import { writeMarkdown } from './markdown.ts';
import { writeSrt, writeVtt } from './subtitles.ts';

export interface NoteFormat {
  contentType: string;
  /** Whether it is nothing without timed words. */
  needsTimes: boolean;
  /** Chunk by chunk: a note may have millions of lines. */
  write(note: PrintableNote): Iterable<string>;
}

/** How a note is exported in each format. */
export const NOTE_FORMATS: Readonly<Record<ExportFormat, NoteFormat>> = {
  md: { contentType: 'text/markdown; charset=utf-8', needsTimes: false, write: writeMarkdown },
  txt: { contentType: 'text/plain; charset=utf-8', needsTimes: false, write: writePlainText },
  srt: { contentType: 'application/x-subrip; charset=utf-8', needsTimes: true, write: writeSrt },
  vtt: { contentType: 'text/vtt; charset=utf-8', needsTimes: true, write: writeVtt },
  json: {
    contentType: 'application/json; charset=utf-8',
    needsTimes: false,
    write: (note) => writeJson({ format: 'stitchbook-note', formatVersion: 1, ...note }),
  },
};

/** Title and words, nothing else. */
function* writePlainText({ title, transcript }: PrintableNote): Generator<string> {
  const words = transcript.trim();
  yield title;
  if (title && words) yield '\n\n';
  yield* splitText(words);
  yield '\n';
}
