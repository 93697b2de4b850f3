import { join } from 'node:path';
import { loadSettings, LoggingSettings } from '@stitchbook/config';
import { createLogger } from '@stitchbook/logging';
import { createLanguageEngine, LanguageSettings } from '@stitchbook/text';
import {
  readLabelledNotes,
  readNotesByLanguage,
  splitByNumber,
  splitNotes,
  type LabelledNote,
} from './labelled-notes.ts';
import { printChapters } from './chapters.ts';
import { printCreations, printTitles, readLongNotes } from './print-creations.ts';
import { isAcceptable, score, stepsApart, type Figures, type Judged } from './score.ts';

/** As the notes lie in the sources; the built runner sits in `dist/evaluation`. */
const NOTES = join(import.meta.dirname, '..', '..', 'evaluation', 'notes');
const LANGUAGES = join(NOTES, '..', 'languages');
const LONG_NOTES = join(NOTES, '..', 'long-notes');
/** `--creations` and `--titles` print what is made of 20 long notes instead, to be read; `--details` shows what went wrong note by note, in the tuning part only. */
const showsDetails = process.argv.includes('--details');
const engine = createLanguageEngine(
  loadSettings(LanguageSettings, process.env),
  createLogger('eval-text', loadSettings(LoggingSettings, process.env)),
);

console.log(`Language engine: ${engine.name}`);
if (process.argv.includes('--creations')) await printCreations(engine, readLongNotes(LONG_NOTES));
else if (process.argv.includes('--titles')) await printTitles(engine, readLongNotes(LONG_NOTES));
else if (process.argv.includes('--chapters')) await printChapters(engine, readLongNotes(LONG_NOTES));
else {
  await printJudgement();
  await printChapters(engine, readLongNotes(LONG_NOTES));
}

async function printJudgement(): Promise<void> {
  const parts = splitNotes(readLabelledNotes(NOTES));
  const tuning = await judge(parts.tuning);
  if (showsDetails) tuning.forEach(printMistakes);
  printFigures('Tuning part', score(tuning));
  printFigures('Held-out third', score(await judge(parts.heldOut)));
  printFigures('Written afterwards', score(await judge(parts.check)));
  printFigures('Written before tags by meaning', score(await judge(parts.counted)));
  printFigures('Written last', score(await judge(parts.fresh)));
  for (const [code, notes] of readNotesByLanguage(LANGUAGES)) await printLanguage(code, notes);
}

async function printLanguage(code: string, notes: readonly LabelledNote[]): Promise<void> {
  const { tuning, heldOut, check } = splitByNumber(notes);
  const judged = await judge(tuning);
  if (showsDetails) judged.forEach(printMistakes);
  printFigures(`${code}, tuning part`, score(judged));
  printFigures(`${code}, held-out third`, score(await judge(heldOut)));
  printFigures(`${code}, written afterwards`, score(await judge(check)));
}

async function judge(labelled: readonly LabelledNote[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const note of labelled)
    judged.push({ note, understood: await engine.understand({ transcript: note.transcript, vocabulary: [] }) });
  return judged;
}

function printFigures(name: string, figures: Figures): void {
  console.log(
    `${name} (${figures.notes} notes): sentiment exact ${percent(figures.exact)}, within one step ${percent(figures.withinOneStep)}; ` +
      `tag precision ${percent(figures.tagPrecision)} at ${figures.tagsPerNote.toFixed(1)} tags a note, ` +
      `${percent(figures.notesWithATag)} of notes got a fitting tag`,
  );
}

function printMistakes(one: Judged): void {
  const { note, understood } = one;
  const wrongTags = understood.themes.filter((theme) => !isAcceptable(theme, note));
  if (stepsApart(one) === 0 && wrongTags.length === 0) return;
  console.log(
    `#${note.number} ${note.sentiment} -> ${understood.sentiment}; [${understood.themes.join(', ')}] wrong: [${wrongTags.join(', ')}]`,
  );
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}
