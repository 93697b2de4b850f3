import type { ExportedNote } from '@stitchbook/contracts';
import { writeLength, writeMoment } from './write-times.ts';

/** A page for people. Words that happen to look like Markdown or HTML stay the words they are. */
export function writeMarkdown(note: ExportedNote): string {
  const facts = [
    `Recorded: ${writeMoment(note.createdAt)}`,
    ...(note.duration > 0 ? [`Length: ${writeLength(note.duration)}`] : []),
    `Mood: ${note.sentiment.replace('_', ' ')}`,
    ...(note.themes.length > 0 ? [`Tags: ${note.themes.map(({ name }) => escapeMarkdown(name)).join(', ')}`] : []),
    ...(note.transcriptEdit
      ? [`Corrected: ${writeMoment(note.transcriptEdit.editedAt)} by ${escapeMarkdown(note.transcriptEdit.editedBy)}`]
      : []),
  ];
  const words = escapeMarkdown(note.transcript.trim());
  return [
    `# ${escapeMarkdown(oneLine(note.title))}`,
    facts.map((fact) => `- ${fact}`).join('\n'),
    ...(words ? [words] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

const MEANT_ANYWHERE = /[\\`*_[\]<>]|&(?=#?\w+;)/g;
const MEANT_AT_LINE_START = /^(\s*)([#+\-=~|]|\d{1,9}(?=[.)]))/gm;

function escapeMarkdown(text: string): string {
  return text
    .replaceAll(MEANT_ANYWHERE, String.raw`\$&`)
    .replaceAll(MEANT_AT_LINE_START, (_, indent: string, mark: string) =>
      /\d/.test(mark) ? `${indent}${mark}\\` : `${indent}\\${mark}`,
    );
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
