import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', '..', 'libs', 'text', 'evaluation');

interface LabelledNote {
  number: number;
  transcript: string;
}

/** Numbers of notes that were written after the questions: one of those might be answered by a note that nobody meant. */
const isLater = (number: number) => (number > 170 && number < 201) || number > 300;

/** The evaluation notes in English, short and long, that the questions were written for. */
export async function readLabelledNotes(): Promise<LabelledNote[]> {
  const notes: LabelledNote[] = [];
  for (const part of ['notes', 'long-notes']) {
    for (const file of (await readdir(join(FOLDER, part))).toSorted())
      notes.push(...(JSON.parse(await readFile(join(FOLDER, part, file), 'utf8')) as LabelledNote[]));
  }
  return notes.filter(({ number }) => !isLater(number));
}
