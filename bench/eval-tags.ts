/**
 * How well the built-in engine gives notes the tags that a person has, with and without what they mean: the first tag of every
 * labelled note is that person's. The thresholds were chosen on the tuning part alone (decision 65).
 */
import { join } from 'node:path';
import { loadSettings } from '@stitchbook/config';
import { createLogger } from '@stitchbook/logging';
import { createEmbedder } from '@stitchbook/meaning';
import { ensureEmbeddingModel } from '@stitchbook/testing';
import { createLanguageEngine, LanguageSettings } from '@stitchbook/text';
import { readLabelledNotes, splitNotes, type LabelledNote } from '../libs/text/evaluation/labelled-notes.ts';
import { score, type Judged } from '../libs/text/evaluation/score.ts';
import { CompareTags } from '../services/enrichment/src/compare-tags.ts';

const NOTES = join(import.meta.dirname, '..', 'libs', 'text', 'evaluation', 'notes');
const directory = await ensureEmbeddingModel();
const logger = createLogger('eval-tags', { level: 'warn' });
const engine = createLanguageEngine(loadSettings(LanguageSettings, {}), logger);
const embedder = createEmbedder({ modelDirectory: directory, model: '', timeoutMs: 60_000 }, 0);
const tags = new CompareTags(embedder, { logger });
const notes = readLabelledNotes(NOTES);
const vocabulary = [...new Set(notes.map(({ tags: [first] }) => first?.[0] ?? ''))];

try {
  // A worker reads so many names a note: the first notes would be judged with a part of them.
  while ((await tags.of('A note.', vocabulary))?.includes(-1));
  console.log(`Of ${vocabulary.length} tags of one person`);
  const { tuning, heldOut, check, counted, fresh } = splitNotes(notes);
  await printPart('Tuning part', tuning);
  await printPart('Held-out third', heldOut);
  await printPart('Written afterwards', check);
  await printPart('Written before tags by meaning', counted);
  await printPart('Written last', fresh);
} finally {
  await embedder.close();
}

async function printPart(name: string, part: readonly LabelledNote[]): Promise<void> {
  const byWords: Judged[] = [];
  const byMeaning: Judged[] = [];
  for (const note of part) {
    const { transcript } = note;
    byWords.push({ note, understood: await engine.understand({ transcript, vocabulary }) });
    const likeness = await tags.of(transcript, vocabulary);
    if (!likeness) throw new Error('There is no embedding model.');
    byMeaning.push({ note, understood: await engine.understand({ transcript, vocabulary, likeness }) });
  }
  console.log(`${name} (${part.length} notes): by words ${figuresOf(byWords)}; by meaning too ${figuresOf(byMeaning)}`);
}

function figuresOf(judged: readonly Judged[]): string {
  const { notesWithATag, tagPrecision, tagsPerNote } = score(judged);
  return `right tag on ${percent(notesWithATag)}, precision ${percent(tagPrecision)} at ${tagsPerNote.toFixed(1)} a note`;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(0)}%`;
}
