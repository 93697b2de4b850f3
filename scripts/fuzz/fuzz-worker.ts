import { parentPort, workerData } from 'node:worker_threads';
import { Coverage } from './coverage.ts';
import { CurrentInput } from './current-input.ts';
import type { Target } from './define-target.ts';
import type { WorkerMessage, WorkerTask } from './fuzz-target.ts';
import { mutate } from './mutate.ts';
import { Random } from './random.ts';

/** Asking for coverage costs more than most inputs: it is asked for once for so many, and again for each only when there is news. */
const BATCH = 16;
const REPORT_EVERY_MS = 1_000;
const MAX_SHRINKING_ATTEMPTS = 400;

const { address, corpus, seed, runs, seconds = 0, memory } = workerData as WorkerTask;
const { target } = (await import(address)) as { target: Target };
const { run, covers, maxBytes = 4_096, timeoutMs = 2_000, dictionary = [] } = target;
const current = new CurrentInput(memory);
const random = new Random(seed);
const means = {
  random,
  corpus: [] as Uint8Array[],
  maxBytes,
  dictionary: dictionary.map((word) => Buffer.from(word)),
};
const coverage = runs === undefined ? new Coverage(covers) : undefined;
const places = new Set<string>();
const started = performance.now();
let executions = 0;
let reportedAt = started;

post({ timeoutMs });
const failure = await findFailure();
report();
const outcome = failure
  ? { failure: { reason: failure.reason, input: await shrink(failure.input) } }
  : { kept: coverage ? await smallestReachingAll() : corpus };
coverage?.stop();
post(outcome);

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

async function findFailure(): Promise<{ reason: string; input: Uint8Array } | undefined> {
  for (const input of [Buffer.alloc(0), ...corpus]) {
    const reason = await tryOut(input);
    if (reason) return { reason, input };
    if (isNews() || !coverage) means.corpus.push(input);
  }
  if (means.corpus.length === 0) means.corpus.push(Buffer.alloc(0));
  while (runs === undefined ? performance.now() - started < seconds * 1_000 : executions < runs + corpus.length) {
    const batch = Array.from({ length: BATCH }, () => mutate(random.pick(means.corpus), means));
    for (const input of batch) {
      const reason = await tryOut(input);
      if (reason) return { reason, input };
    }
    const reached = coverage?.take() ?? [];
    if (reached.some((place) => !places.has(place))) {
      for (const input of batch) {
        await tryOut(input);
        if (isNews()) means.corpus.push(input);
      }
    }
    if (performance.now() - reportedAt > REPORT_EVERY_MS) report();
  }
  return undefined;
}

/** Runs the target on an input. Resolves with why that is a finding, if it is one. */
async function tryOut(input: Uint8Array) {
  current.write(input);
  executions += 1;
  try {
    await run(input);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

function isNews() {
  const before = places.size;
  for (const place of coverage?.take() ?? []) places.add(place);
  return places.size > before;
}

/** A smaller input with which it still fails. */
async function shrink(input: Uint8Array) {
  let smallest = Buffer.from(input);
  let attempts = 0;
  for (let size = smallest.length >> 1; size >= 1 && attempts < MAX_SHRINKING_ATTEMPTS; size >>= 1) {
    for (let at = 0; at < smallest.length && attempts < MAX_SHRINKING_ATTEMPTS; attempts += 1) {
      const shorter = Buffer.concat([smallest.subarray(0, at), smallest.subarray(at + size)]);
      if (await tryOut(shorter)) smallest = shorter;
      else at += size;
    }
  }
  return smallest;
}

/** The shortest inputs that together reach every place that was reached. */
async function smallestReachingAll() {
  const kept: Uint8Array[] = [];
  places.clear();
  for (const input of means.corpus.toSorted((one, other) => one.length - other.length)) {
    await tryOut(input);
    if (isNews()) kept.push(input);
  }
  return kept;
}

function report() {
  reportedAt = performance.now();
  const perSecond = Math.round((executions * 1_000) / Math.max(1, reportedAt - started));
  post({ report: { executions, perSecond, places: places.size } });
}
