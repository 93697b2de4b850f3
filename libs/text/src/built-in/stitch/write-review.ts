import { SENTIMENTS } from '@stitchbook/contracts';
import { nameOf } from '../creations/write-podcast-script.ts';
import { pickSentences, tasksIn } from '../creations/write-creation.ts';
import { capitalise, joinSentences } from '../creations/writer.ts';
import type { Frame } from './frame.ts';
import { BLANK, type Line, type StitchedNote, joinSections, linesOf } from './lines.ts';

/** Of one note of the week. */
const MAX_SENTENCES = 2;
const MAX_TASKS = 50;
const MAX_THEMES = 8;

/** A week: what was said on each of its days, what is to be done by it, how it felt and what it was about. */
export function writeReview(notes: readonly StitchedNote[], frame: Frame): Line[] {
  return joinSections([
    linesOf([`# ${frame.span(notes)}`], null),
    ...notes.flatMap((note, at) => {
      const day = frame.weekday(note);
      const before = notes[at - 1];
      const isNewDay = !before || frame.weekday(before) !== day;
      return [...(isNewDay ? [linesOf([`## ${day}`], null)] : []), linesOf([digest(note)], note.index)];
    }),
    tasks(notes, frame),
    counts(frame.words.mood, moodsOf(notes, frame)),
    counts(frame.words.themes, themesOf(notes)),
  ]);
}

function digest({ title, sentences, language }: StitchedNote): string {
  const name = nameOf(title);
  const said = joinSentences(pickSentences(sentences, language, MAX_SENTENCES));
  return name ? `**${name}:** ${said}` : said;
}

function tasks(notes: readonly StitchedNote[], frame: Frame): Line[] {
  const found = notes
    .flatMap((note) =>
      tasksIn(note.sentences, note.language).map((task) => ({ text: `- [ ] ${task}`, note: note.index })),
    )
    .slice(0, MAX_TASKS);
  return found.length === 0 ? [] : [...linesOf([`## ${frame.words.toDo}`], null), BLANK, ...found];
}

function moodsOf(notes: readonly StitchedNote[], frame: Frame): [name: string, times: number][] {
  return SENTIMENTS.map((mood): [string, number] => [
    frame.words.moods[mood],
    notes.filter(({ sentiment }) => sentiment === mood).length,
  ]).filter(([, times]) => times > 0);
}

function themesOf(notes: readonly StitchedNote[]): [name: string, times: number][] {
  const times = new Map<string, number>();
  for (const theme of notes.flatMap(({ themes }) => themes)) times.set(theme, (times.get(theme) ?? 0) + 1);
  return [...times].sort(([, one], [, other]) => other - one).slice(0, MAX_THEMES);
}

function counts(title: string, found: readonly [name: string, times: number][]): Line[] {
  if (found.length === 0) return [];
  return linesOf([`## ${title}`, capitalise(found.map(([name, times]) => `${name} (${times})`).join(', '))], null);
}
