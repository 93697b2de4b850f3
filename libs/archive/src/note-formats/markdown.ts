import type { Chapter } from '@stitchbook/contracts';
import { splitText } from '../text-chunks.ts';
import type { PrintableNote } from './printable-note.ts';

/** A page for people. Words that happen to look like Markdown or HTML stay the words they are. */
export function* writeMarkdown(note: Omit<PrintableNote, 'segments'>): Generator<string> {
  const facts = [
    `Recorded: ${writeMoment(note.createdAt)}`,
    ...(note.duration > 0 ? [`Length: ${writeLength(note.duration)}`] : []),
    `Mood: ${note.sentiment.replace('_', ' ')}${note.sentimentCorrectedAt ? ' (chosen)' : ''}`,
    ...(note.themes.length > 0 ? [`Tags: ${note.themes.map(({ name }) => escapeMarkdown(name)).join(', ')}`] : []),
    ...(note.transcriptEdit
      ? [
          `Corrected: ${writeMoment(note.transcriptEdit.editedAt)} by ${escapeMarkdown(note.transcriptEdit.editedBy ?? 'somebody')}`,
        ]
      : []),
  ];
  yield `# ${escapeMarkdown(oneLine(note.title))}\n\n`;
  yield `${facts.map((fact) => `- ${fact}`).join('\n')}\n`;
  if (note.chapters?.length) yield `\n${note.chapters.map(writeChapter).join('\n')}\n`;
  let isFirst = true;
  for (const chunk of splitText(note.transcript.trim())) {
    yield `${isFirst ? '\n' : ''}${escapeMarkdown(chunk)}`;
    isFirst = false;
  }
  if (!isFirst) yield '\n';
}

/** As chapters are given below videos: the time, and the title behind it. */
function writeChapter({ startSeconds, title }: Chapter): string {
  return `- ${writeLength(startSeconds)} ${escapeMarkdown(oneLine(title))}`;
}

/** An ampersand at the end of a chunk may begin a reference, too: an escape too many is not seen. */
const MEANT_ANYWHERE = /[\\`*_[\]<>]|&(?=#?\w+;|#?\w*$)/g;
const MEANT_AT_LINE_START = /^([^\S\n\r\u2028\u2029]*)([#+\-=~|]|\d{1,9}(?=[.)]))/gm;

/** Words as Markdown shows them: none of them is a mark. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(MEANT_ANYWHERE, String.raw`\$&`)
    .replaceAll(MEANT_AT_LINE_START, (_, indent: string, mark: string) =>
      /\d/.test(mark) ? `${indent}${mark}\\` : `${indent}\\${mark}`,
    );
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** `2026-01-31 09:05 UTC`, of an ISO 8601 moment in UTC. */
function writeMoment(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}

/** `1:02:03` or `2:03`, of seconds. */
function writeLength(seconds: number): string {
  const whole = Math.floor(Math.round(seconds * 1_000) / 1_000);
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60];
  const pad = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}
