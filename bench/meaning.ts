/**
 * What finding notes by their meaning costs, among 1,000, 10,000 and 100,000 notes of one person: over HTTP, from the question to the
 * list with its sentences, without making the question's own vector, which is measured apart. Limit: 10,000 notes take less than 100 ms at the median.
 * Then how many notes the worker reads in a second, and what it and the gateway take in memory for it.
 */
import { createEmbedder } from '@stitchbook/meaning';
import { EMBEDDING_MODEL_DIR } from '@stitchbook/testing';
import { multiplyNotes } from './meaning/multiply-notes.ts';
import { startWithMeaning } from './meaning/start-with-meaning.ts';
import { readLabelledNotes } from './meaning/labelled-notes.ts';
import { megabytesOfTree } from './process-tree.ts';
import { reportFigure } from './report-row.ts';

const SIZES = [1_000, 10_000, 100_000];
const LIMITED_SIZE = 10_000;
const LIMIT_MS = 100;
const REQUESTS = 30;
const QUESTIONS = [
  'When is the dentist?',
  'What did the plumber say about the boiler?',
  'that idea about a library of tools',
  'who brings the dessert on Sunday?',
  'why was I angry with my brother?',
  'how much was the new bicycle?',
];

const product = await startWithMeaning();
try {
  await measureReading();
  const embeddingMs = await measureQuestions();
  console.log(`making the vector of a question: median ${embeddingMs.toFixed(0)} ms`);
  for (const size of SIZES) {
    await multiplyNotes(product.dataSource, product.readerId, size);
    const times: number[] = [];
    for (let index = 0; index < REQUESTS; index += 1) times.push(await find(QUESTIONS[index % QUESTIONS.length] ?? ''));
    const beyond = median(times) - embeddingMs;
    const name = `search by meaning, ${size.toLocaleString('en')} notes`;
    if (size === LIMITED_SIZE) await reportFigure({ name, value: beyond, limit: LIMIT_MS, unit: 'ms' });
    else console.log(`${name}: median ${beyond.toFixed(0)} ms`);
  }
  console.log(`gateway and its model: ${(await megabytesOfTree(Number(product.pid))).toFixed(0)} MB`);
} finally {
  await product.stop();
}

async function measureReading(): Promise<void> {
  const notes = (await readLabelledNotes()).slice(0, 60);
  await product.dataSource.query(
    `insert into notes (owner_id, title, transcript) select $1, 'Note', words from unnest($2::text[]) words`,
    [product.readerId, notes.map(({ transcript }) => transcript)],
  );
  const { notes: read, ms, megabytes } = await product.makeVectors();
  const words = notes.reduce((sum, { transcript }) => sum + transcript.split(/\s+/).length, 0) / notes.length;
  console.log(
    `${(read / (ms / 1_000)).toFixed(1)} notes of ${words.toFixed(0)} words read in a second; the worker and its model: ${megabytes.toFixed(0)} MB`,
  );
}

/** In this process, as the gateway does it. */
async function measureQuestions(): Promise<number> {
  const embedder = createEmbedder({ modelDirectory: EMBEDDING_MODEL_DIR, model: '', timeoutMs: 1_000 }, 0);
  await embedder.embed(['warm']);
  const times: number[] = [];
  for (const question of [...QUESTIONS, ...QUESTIONS]) {
    const begin = performance.now();
    await embedder.embed([question]);
    times.push(performance.now() - begin);
  }
  await embedder.close();
  return median(times);
}

async function find(question: string): Promise<number> {
  const begin = performance.now();
  const response = await fetch(`${product.address}/api/notes?by=meaning&q=${encodeURIComponent(question)}`, {
    headers: product.headers,
  });
  const found = (await response.json()) as unknown[];
  if (response.status !== 200 || found.length === 0)
    throw new Error(`${question} was answered with ${response.status}.`);
  return performance.now() - begin;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
