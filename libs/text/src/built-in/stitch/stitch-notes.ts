import type { CreationType } from '@stitchbook/contracts';
import { citeSources } from '../../citations/cite-lines.ts';
import { WordLocator } from '../../citations/locate-words.ts';
import type { CreatedText, NoteToStitch, StitchInput } from '../../language-engine.ts';
import { pickSentences, readNote, tasksIn } from '../creations/write-creation.ts';
import { writeNarrative } from '../creations/write-narrative.ts';
import { PODCAST_END, converse, nameOf } from '../creations/write-podcast-script.ts';
import { writeStory } from '../creations/write-story.ts';
import { joinSentences } from '../creations/writer.ts';
import { type Frame, frameFor } from './frame.ts';
import { BLANK, type Line, type StitchedNote, joinSections, linesOf } from './lines.ts';
import { writeReview } from './write-review.ts';

/** What a whole page may take of one note among others. */
const MAX_NARRATIVE_SENTENCES = 12;
const MAX_SUMMARY_SENTENCES = 3;

/**
 * One text of several notes in the order of their time, a section for each, of its own most central sentences: nothing in it is
 * said that no note says. Rejects with the signal's reason.
 */
export async function stitchNotes(
  { type, notes }: StitchInput,
  signal?: AbortSignal,
): Promise<Omit<CreatedText, 'engine'>> {
  const read: StitchedNote[] = [];
  for (const [index, note] of notes.entries()) {
    const said = await readNote(note.transcript, signal);
    if (said.sentences.length > 0) read.push({ ...note, ...said, index });
  }
  const frame = frameFor(read);
  const lines = read.length === 0 ? linesOf([frame.nothingSaid], null) : WRITERS[type](read, frame);
  return { content: lines.map(({ text }) => text).join('\n'), citations: cite(lines, notes) };
}

function cite(lines: readonly Line[], notes: readonly NoteToStitch[]) {
  const locators = new Map<number, WordLocator>();
  const locatorOf = (note: number) => {
    const locator = locators.get(note) ?? new WordLocator(notes[note]?.transcript ?? '');
    locators.set(note, locator);
    return locator;
  };
  return citeSources(lines, locatorOf);
}

function section(note: StitchedNote, frame: Frame, blocks: readonly string[]): Line[] {
  return [...linesOf([`## ${frame.heading(note)}`], null), BLANK, ...linesOf(blocks, note.index)];
}

type Stitcher = (notes: readonly StitchedNote[], frame: Frame) => Line[];

const narrate: Stitcher = (notes, frame) =>
  joinSections(
    notes.map((note) => {
      const kept = pickSentences(note.sentences, note.language, MAX_NARRATIVE_SENTENCES);
      const told = writeNarrative(kept, { ...note, type: 'narrative' });
      return section(note, frame, [told.replace(/^##/gmu, '###')]);
    }),
  );

const tell: Stitcher = (notes) =>
  joinSections(
    notes.flatMap((note, at) => [
      ...(at > 0 ? [linesOf(['* * *'], null)] : []),
      linesOf([writeStory(note.sentences, { ...note, type: 'story' })], note.index),
    ]),
  );

const summarise: Stitcher = (notes, frame) =>
  joinSections(
    notes.map((note) =>
      section(note, frame, [joinSentences(pickSentences(note.sentences, note.language, MAX_SUMMARY_SENTENCES))]),
    ),
  );

const listTasks: Stitcher = (notes, frame) => {
  const found = notes
    .map((note) => ({ note, tasks: tasksIn(note.sentences, note.language) }))
    .filter(({ tasks }) => tasks.length > 0);
  if (found.length === 0) return linesOf([frame.noTasks], null);
  return joinSections(
    found.map(({ note, tasks }) => section(note, frame, [tasks.map((task) => `- [ ] ${task}`).join('\n')])),
  );
};

const discuss: Stitcher = (notes, frame) => {
  const isEnglish = notes.every(({ language }) => language === null);
  const title = linesOf([`# ${frame.span(notes)}`], null);
  if (!isEnglish)
    return joinSections([
      title,
      ...notes.map((note) => section(note, frame, converse(note.sentences, note.language, false))),
    ]);
  const welcome = `Welcome. ${notes.length === 1 ? 'This is a voice note' : `These are ${notes.length} voice notes`}, ${frame.span(notes)}.`;
  return joinSections([
    title,
    ...notes.map((note, at) => {
      const name = nameOf(note.title);
      const next = `${at === 0 ? `${welcome} First` : 'Next'}, ${name ? `"${name}"` : 'a voice note'}, from ${frame.day(note)}.`;
      return linesOf(converse(note.sentences, null, next), note.index);
    }),
    linesOf([PODCAST_END], null),
  ]);
};

const WRITERS: Readonly<Record<CreationType, Stitcher>> = {
  narrative: narrate,
  story: tell,
  podcast_script: discuss,
  summary: summarise,
  action_items: listTasks,
  weekly_review: writeReview,
};
