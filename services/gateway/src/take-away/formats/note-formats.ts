import type { ExportFormat, ExportedNote } from '@stitchbook/contracts';
import { writeMarkdown } from './write-markdown.ts';
import { writePlainText } from './write-plain-text.ts';
import { writeSrt, writeVtt } from './write-subtitles.ts';

export interface NoteFormat {
  contentType: string;
  /** Whether it is nothing without timed words. */
  needsTimes: boolean;
  write(note: ExportedNote): string;
}

export const NOTE_FORMATS: Readonly<Record<ExportFormat, NoteFormat>> = {
  md: { contentType: 'text/markdown; charset=utf-8', needsTimes: false, write: writeMarkdown },
  txt: { contentType: 'text/plain; charset=utf-8', needsTimes: false, write: writePlainText },
  srt: { contentType: 'application/x-subrip; charset=utf-8', needsTimes: true, write: writeSrt },
  vtt: { contentType: 'text/vtt; charset=utf-8', needsTimes: true, write: writeVtt },
  json: {
    contentType: 'application/json; charset=utf-8',
    needsTimes: false,
    write: (note) => `${JSON.stringify(note, null, 2)}\n`,
  },
};
