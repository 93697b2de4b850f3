import type { Segment } from '@stitchbook/contracts';
import type { LanguageEngine } from '@stitchbook/text';

/** A third of what people say in the time: a subject of 140 words lasts three minutes, so that less is known of it than of a chapter that long. */
const WORDS_PER_SECOND = 45 / 60;
const SUBJECTS_PER_NOTE = 5;
/** Steps through 20 notes that come by each of them. */
const STRIDES = [1, 3, 7, 9];
/** How much of each is taken in turn, so that subjects are of different length. */
const SHARES = [1, 0.45, 0.8, 0.6, 1, 0.5, 0.9];
/** A chapter that begins so close to where the subject changes is found: about a sentence. */
const TOLERANCE_SECONDS = 20;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

interface SpokenNote {
  transcript: string;
}

interface JoinedNote {
  segments: Segment[];
  /** Where the subject changes, in seconds; the beginning is none. */
  changes: number[];
}

interface Counted {
  changes: number;
  found: number;
  places: number;
  false: number;
}

/** Prints how many changes of subject are found in notes that were joined, beside as many even cuts as there are changes. */
export async function printChapters(engine: LanguageEngine, notes: readonly SpokenNote[]): Promise<void> {
  const joined = joinInTurns(notes);
  const found: number[][] = [];
  for (const { segments } of joined) {
    const transcript = segments.map(({ text }) => text).join(' ');
    const chapters = await engine.findChapters({ transcript, segments });
    found.push(chapters.slice(1).map(({ startSeconds }) => startSeconds));
    if (process.argv.includes('--details'))
      console.log(chapters.map(({ startSeconds, title }) => `${Math.round(startSeconds)} ${title}`).join('\n'), '\n');
  }
  const even = joined.map(({ segments, changes }) => {
    const seconds = segments.at(-1)?.endSeconds ?? 0;
    return changes.map((_, at) => ((at + 1) * seconds) / (changes.length + 1));
  });
  print(`Chapters of ${joined.length} joined notes`, count(joined, found));
  print('  as many even cuts', count(joined, even));
}

function count(joined: readonly JoinedNote[], places: readonly (readonly number[])[]): Counted {
  const counted: Counted = { changes: 0, found: 0, places: 0, false: 0 };
  for (const [at, { changes }] of joined.entries()) {
    const own = places[at] ?? [];
    const isNear = (one: number, others: readonly number[]) =>
      others.some((other) => Math.abs(one - other) <= TOLERANCE_SECONDS);
    counted.changes += changes.length;
    counted.places += own.length;
    counted.found += changes.filter((change) => isNear(change, own)).length;
    counted.false += own.filter((place) => !isNear(place, changes)).length;
  }
  return counted;
}

function print(name: string, { changes, found, places, false: wrong }: Counted): void {
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(0)}%`;
  console.log(
    `${name}: found ${found} of ${changes} changes of subject (${percent(found, changes)}), ` +
      `false ${wrong} of ${places} places (${percent(wrong, places)})`,
  );
}

/** The notes in four orders, five in a row: each is a subject of its own. */
function joinInTurns(notes: readonly SpokenNote[]): JoinedNote[] {
  return STRIDES.flatMap((stride) => {
    const inTurn = notes.map((_, at) => notes[(at * stride) % notes.length]).filter((note) => note !== undefined);
    return Array.from({ length: Math.floor(inTurn.length / SUBJECTS_PER_NOTE) }, (_, at) =>
      join(inTurn.slice(at * SUBJECTS_PER_NOTE, (at + 1) * SUBJECTS_PER_NOTE)),
    );
  });
}

function join(subjects: readonly SpokenNote[]): JoinedNote {
  const segments: Segment[] = [];
  const changes: number[] = [];
  let seconds = 0;
  for (const [at, { transcript }] of subjects.entries()) {
    if (seconds > 0) changes.push(seconds);
    const sentences = [...SENTENCES.segment(transcript)];
    const share = SHARES[(at + transcript.length) % SHARES.length] ?? 1;
    for (const { segment } of sentences.slice(0, Math.ceil(share * sentences.length))) {
      const text = segment.trim();
      if (text === '') continue;
      const endSeconds = seconds + text.split(/\s+/u).length / WORDS_PER_SECOND;
      segments.push({ startSeconds: seconds, endSeconds, text });
      seconds = endSeconds;
    }
  }
  return { segments, changes };
}
