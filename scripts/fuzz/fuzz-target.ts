import { Worker } from 'node:worker_threads';
import { keepFinding, readCorpus, replaceCorpus } from './corpus.ts';
import { addressOfTarget } from './list-targets.ts';
import { CurrentInput } from './current-input.ts';

interface Finding {
  reason: string;
  file: string;
  bytes: number;
}

interface Progress {
  executions: number;
  perSecond: number;
  /** Places of the sources that were reached. */
  places: number;
}

export interface Outcome extends Progress {
  /** Inputs that are kept. */
  corpus: number;
  seed: number;
  finding?: Finding;
}

interface Failure {
  reason: string;
  /** The current input when it is missing. */
  input?: Uint8Array;
}

interface Watched {
  report: Progress;
  kept?: Uint8Array[] | undefined;
  failure?: Failure | undefined;
}

/** A message of the worker: any of its properties. */
export interface WorkerMessage {
  timeoutMs?: number;
  report?: Progress;
  failure?: Failure;
  kept?: Uint8Array[];
}

/** What the worker is given. */
export interface WorkerTask {
  address: string;
  corpus: Uint8Array[];
  seed: number;
  memory: CurrentInput['memory'];
  /** Either so many mutations, or so much time. */
  runs?: number;
  seconds?: number;
}

const POLL_INTERVAL_MS = 100;
const LOADING_MS = 60_000;
/** Mutations that a replay runs, besides the corpus. */
const REPLAY_RUNS = 300;

/** Runs one target in a thread that can be ended, whatever an input makes it do. */
export async function fuzzTarget(
  target: string,
  { seconds, seed, isReplay }: { seconds: number; seed: number; isReplay: boolean },
): Promise<Outcome> {
  const current = CurrentInput.create();
  const corpus = await readCorpus(target);
  const worker = new Worker(new URL('fuzz-worker.ts', import.meta.url), {
    workerData: {
      address: addressOfTarget(target),
      corpus,
      seed,
      memory: current.memory,
      ...(isReplay ? { runs: REPLAY_RUNS } : { seconds }),
    } satisfies WorkerTask,
    execArgv: ['--enable-source-maps', '--import', new URL('../sources/register-sources.mjs', import.meta.url).href],
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
  });
  const { report, kept, failure } = await watch(worker, current);
  const input = failure?.input ?? current.read();
  const finding = failure && { reason: failure.reason, bytes: input.length, file: await keepFinding(target, input) };
  if (!isReplay && kept) await replaceCorpus(target, kept);
  return {
    ...report,
    executions: current.number(),
    corpus: kept?.length ?? corpus.length,
    seed,
    ...(finding && { finding }),
  };
}

function watch(worker: Worker, current: CurrentInput): Promise<Watched> {
  let report: Progress = { executions: 0, perSecond: 0, places: 0 };
  let timeoutMs = LOADING_MS;
  let kept: Uint8Array[] | undefined;
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (current.unchangedForMs() > timeoutMs)
        void finish({ reason: `an input that takes more than ${timeoutMs} ms` });
    }, POLL_INTERVAL_MS);
    const finish = async (failure: Failure | undefined) => {
      clearInterval(look);
      await worker.terminate();
      resolve({ report, kept, failure });
    };
    worker.on('message', (message: WorkerMessage) => {
      if (message.report) report = message.report;
      if (message.timeoutMs) {
        timeoutMs = message.timeoutMs;
        current.countAnew();
      }
      if (message.failure) void finish(message.failure);
      if (message.kept) {
        kept = message.kept;
        void finish(undefined);
      }
    });
    worker.once('error', (error) => void finish({ reason: String(error.stack ?? error) }));
  });
}

/** The figures of a run, and its finding if there is one, as lines for the terminal. */
export function describeOutcome(target: string, { executions, perSecond, places, corpus, seed, finding }: Outcome) {
  const run = `${target}: ${executions} executions, ${perSecond} a second, ${places} places reached, ${corpus} inputs in its corpus, seed ${seed}`;
  if (!finding) return run;
  return `${run}\nFOUND ${finding.reason}\nby the ${finding.bytes} bytes of ${finding.file}; it is run first from now on.`;
}
