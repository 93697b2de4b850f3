/**
 * How well notes are found by what they mean, and questions answered: 96 questions for the 190 evaluation notes as one person's, and 30
 * that none answers, asked over HTTP of the gateway, whose worker has made the vectors. `--details` prints what was missed in the tuning part.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer, Note } from '@stitchbook/api-types';
import { readLabelledNotes } from './meaning/labelled-notes.ts';
import { startWithMeaning } from './meaning/start-with-meaning.ts';

interface Question {
  question: string;
  note: number;
  sentence: string;
}

interface Judged extends Question {
  /** From 0; -1 where it was not found. */
  notePlace: number;
  sentencePlace: number;
  answered: boolean;
}

const HELD_OUT_EVERY = 3;
const showsDetails = process.argv.includes('--details');
const folder = join(import.meta.dirname, '..', 'libs', 'meaning', 'evaluation');
const read = async <T>(name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as T;

const product = await startWithMeaning();
try {
  const ids = await saveNotes();
  const { notes, ms } = await product.makeVectors();
  console.log(`${notes} notes read in ${(ms / 1_000).toFixed(0)} s.\n`);
  const judged: Judged[] = [];
  for (const question of await read<Question[]>('questions.json')) judged.push(await judge(question, ids));
  printPart(
    'Tuning part',
    judged.filter((_, at) => !isHeldOut(at)),
  );
  printPart(
    'Held-out third',
    judged.filter((_, at) => isHeldOut(at)),
  );
  const answered: boolean[] = [];
  for (const question of await read<string[]>('unanswerable.json')) answered.push((await ask(question)).answered);
  for (const [name, part] of [
    ['tuning part', answered.filter((_, at) => !isHeldOut(at))],
    ['held-out third', answered.filter((_, at) => isHeldOut(at))],
  ] as const)
    console.log(`Unanswerable, ${name}: ${part.filter(Boolean).length} of ${part.length} were answered all the same`);
} finally {
  await product.stop();
}

function isHeldOut(at: number): boolean {
  return at % HELD_OUT_EVERY === HELD_OUT_EVERY - 1;
}

/** The ids of the notes by their numbers. */
async function saveNotes(): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  for (const { number, transcript } of await readLabelledNotes()) {
    const [saved] = await product.dataSource.query<{ id: number }[]>(
      `insert into notes (owner_id, title, transcript) values ($1, 'New Voice Note', $2) returning id::int`,
      [product.readerId, transcript],
    );
    ids.set(number, saved?.id ?? 0);
  }
  return ids;
}

async function judge(asked: Question, ids: ReadonlyMap<number, number>): Promise<Judged> {
  const { question, note, sentence } = asked;
  if (!ids.has(note)) throw new Error(`${question} is about note ${note}, which is not among those that are saved.`);
  const response = await fetch(`${product.address}/api/notes?by=meaning&q=${encodeURIComponent(question)}`, {
    headers: product.headers,
  });
  const found = (await response.json()) as Note[];
  const { answered, quotes } = await ask(question);
  return {
    ...asked,
    notePlace: found.findIndex(({ id }) => id === ids.get(note)),
    sentencePlace: quotes.findIndex(
      ({ noteId, text }) => noteId === ids.get(note) && (sentence.includes(text) || text.includes(sentence)),
    ),
    answered,
  };
}

async function ask(question: string): Promise<Answer> {
  const response = await fetch(`${product.address}/api/ask`, {
    method: 'POST',
    headers: { ...product.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ question }),
  });
  if (response.status !== 200) throw new Error(`${question} was answered with ${response.status}.`);
  return (await response.json()) as Answer;
}

function printPart(name: string, part: readonly Judged[]): void {
  const percent = (isRight: (one: Judged) => boolean) =>
    `${((100 * part.filter(isRight).length) / part.length).toFixed(0)}%`;
  const first = (place: number) => place === 0;
  const firstThree = (place: number) => place >= 0 && place < 3;
  console.log(`${name}, ${part.length} questions
  right note first            ${percent(({ notePlace }) => first(notePlace))}   (goal 85%)
  right note in first three   ${percent(({ notePlace }) => firstThree(notePlace))}   (goal 95%)
  right note on the list      ${percent(({ notePlace }) => notePlace >= 0)}
  answering sentence first    ${percent(({ sentencePlace }) => first(sentencePlace))}   (goal 55%)
  answering sentence in three ${percent(({ sentencePlace }) => firstThree(sentencePlace))}   (goal 80%)
  answered                    ${percent(({ answered }) => answered)}
`);
  if (showsDetails && name.startsWith('Tuning'))
    for (const { question, notePlace, sentencePlace } of part)
      if (notePlace !== 0 || sentencePlace !== 0) console.log(`  ${notePlace} ${sentencePlace} ${question}`);
}
