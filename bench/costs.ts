/**
 * What one request, one saved note and one second of speech cost the processes of the product, as `npm start` runs it, in processor seconds;
 * beside what `npm run simulate` counts with. Fails when that is not true any more: more than half as much again, or less than two thirds.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createDataSource } from '@stitchbook/database';
import { addUser, plantSession } from '@stitchbook/testing';
import { runProduct } from '../e2e/product/run-product.ts';
import { commandOf, descendantsOf, findVariable, processorSecondsOf } from './process-tree.ts';
import { ask } from './requests/load.ts';
import { saveNotes } from './requests/save-notes.ts';
import { UNIT_COSTS } from './simulate/unit-costs.ts';
import { makeClip } from './transcribe/make-clip.ts';
import { WaitedFor } from './transcribe/through-product.ts';

const NOTES = 10_000;
const isQuick = process.argv.includes('--quick');
const SECONDS = isQuick ? 2 : 8;
const SAVED = isQuick ? 20 : 100;
const SPOKEN = { seconds: 60, times: isQuick ? 2 : 5 };
/** As often as not a note is about so long. */
const TYPICAL_SECONDS = 45;
/** What a request has left to do is done by then. */
const SETTLE_MS = 3_000;
const TOLERANCE = 1.5;

type Costs = Record<string, number>;

const product = await runProduct();
try {
  const pids = await descendantsOf(process.pid);
  const url = await findVariable(pids, 'DATABASE_URL');
  const dataSource = await createDataSource({ url, poolSize: 2 }).initialize();
  try {
    const userId = await addUser(dataSource, { issuer: 'bench' });
    const cookie = await plantSession(dataSource, userId, await findVariable(pids, 'SESSION_SECRET'));
    const headers = { cookie, origin: product.url };
    const noteId = await saveNotes(dataSource, userId, NOTES);
    for (const [name, path] of [
      ['list', '/api/notes?limit=50'],
      ['note', `/api/notes/${noteId}`],
      ['user', '/api/auth/user'],
      ['search', '/api/notes?q=garden'],
    ] as const) {
      const answer = () => ask(product.url + path, headers, SECONDS);
      await answer();
      compare(name, await costsOf(['gateway', 'database'], async () => (await answer()).answers), UNIT_COSTS[name]);
    }
    const save = () => saveSpokenNotes(headers, async () => countWaiting(dataSource));
    await save();
    compare('savedNote', await costsOf(['gateway', 'database', 'enrichment'], save), UNIT_COSTS.savedNote);
    const transcribe = () => transcribeClips({ address: product.url, headers });
    await transcribe();
    const { transcription = Number.NaN } = await costsOf(['transcription'], transcribe);
    compare('transcribedSecond', { transcription }, { transcription: UNIT_COSTS.transcribedSecond });
  } finally {
    await dataSource.destroy();
  }
} finally {
  await product.stop();
}

/** For each of what `work` says it has done, the processor seconds of these processes. */
async function costsOf(names: readonly string[], work: () => Promise<number>): Promise<Costs> {
  await wait(SETTLE_MS);
  const before = await Promise.all(names.map(processorSeconds));
  const done = await work();
  await wait(SETTLE_MS);
  const after = await Promise.all(names.map(processorSeconds));
  return Object.fromEntries(names.map((name, at) => [name, ((after[at] ?? 0) - (before[at] ?? 0)) / done]));
}

/** Of a service and the processes that it has started, or of PostgreSQL. */
async function processorSeconds(name: string): Promise<number> {
  const pids = await descendantsOf(process.pid);
  const commands = await Promise.all(pids.map(commandOf));
  const isMeant = (command: string) =>
    name === 'database' ? command.includes('postgres') : command.includes(`services/${name}/`);
  const own = pids.filter((_pid, at) => isMeant(commands[at] ?? ''));
  const children = await Promise.all(own.map(descendantsOf));
  return processorSecondsOf([...new Set([...own, ...children.flat()])]);
}

/** Notes with their words and their sound, until nothing is left to do for them. */
async function saveSpokenNotes(headers: Record<string, string>, waiting: () => Promise<number>): Promise<number> {
  const wav = new Blob([new Uint8Array(await makeClip(TYPICAL_SECONDS))], { type: 'audio/wav' });
  const words = 'We met in the garden and talked about the roof, which has to be mended before the winter comes. ';
  for (let note = 0; note < SAVED; note += 1) {
    const form = new FormData();
    form.append('title', `Thought ${note}`);
    form.append('transcript', words.repeat(5));
    form.append('duration', String(TYPICAL_SECONDS));
    form.append('audio', wav, 'recording.wav');
    const { status } = await fetch(`${product.url}/api/notes`, { method: 'POST', headers, body: form });
    if (status !== 201 && status !== 200) throw new Error(`A note was answered with ${status}.`);
  }
  while ((await waiting()) > 0) await wait(200);
  return SAVED;
}

async function countWaiting(dataSource: ReturnType<typeof createDataSource>): Promise<number> {
  const [row] = await dataSource.query<[{ count: number }]>(
    `select count(*)::int as count from jobs where state in ('queued', 'running')`,
  );
  return row.count;
}

async function transcribeClips(person: { address: string; headers: Record<string, string> }): Promise<number> {
  const clip = await makeClip(SPOKEN.seconds);
  for (let time = 0; time < SPOKEN.times; time += 1) await (await WaitedFor.upload(person, clip)).untilText();
  return SPOKEN.seconds * SPOKEN.times;
}

function compare(name: string, measured: Costs, counted: Costs): void {
  for (const [service, cost] of Object.entries(measured)) {
    const known = counted[service] ?? Number.NaN;
    const isTrue = cost <= known * TOLERANCE && cost >= known / TOLERANCE;
    const figures = `${(cost * 1_000).toFixed(2).padStart(8)} ms, counted ${(known * 1_000).toFixed(2).padStart(8)}`;
    console.log(`${name.padEnd(20)}${service.padEnd(16)}${figures}${isTrue ? '' : '   not true any more'}`);
    if (!isTrue) process.exitCode = 1;
  }
}
