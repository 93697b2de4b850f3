import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NOTE_CREATION_TYPES } from '@stitchbook/contracts';
import type { LanguageEngine } from '@stitchbook/text';

export interface LongNote {
  number: number;
  title: string;
  transcript: string;
}

/** Notes that are long enough to become any creation, from a folder of JSON files. */
export function readLongNotes(folder: string): LongNote[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as LongNote[]);
}

/** Every creation of each note, to be read and judged by a person. */
export async function printCreations(engine: LanguageEngine, notes: readonly LongNote[]): Promise<void> {
  const recordedAt = new Date();
  for (const { number, title, transcript } of notes) {
    for (const type of NOTE_CREATION_TYPES) {
      const { content } = await engine.create({ type, title, transcript, recordedAt });
      console.log(`\n===== note ${number}: ${type}\n\n${content}`);
    }
  }
}

/** What each note may be called, above how it begins. */
export async function printTitles(engine: LanguageEngine, notes: readonly LongNote[]): Promise<void> {
  for (const { number, transcript } of notes) {
    const { title } = await engine.understand({ transcript, vocabulary: [] });
    console.log(`\n${number}: ${title ?? '(no title)'}\n     ${transcript.slice(0, 120)}`);
  }
}
