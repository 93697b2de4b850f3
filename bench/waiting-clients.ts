/**
 * What people who wait for work cost a gateway: a thousand windows of two hundred people, once asking after their jobs as the
 * web app does without a stream, once with an event stream each, which ask when they are told. One job in thirty changes
 * every second. Limit: streams cost no more processor time than asking does. And what they cost those who do not wait: the slowest
 * hundredth of the list's answers with a thousand streams open, beside none.
 */
import { setMaxListeners } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startProduct } from './start-product.ts';
import { reportRow } from './report-row.ts';
import { ask as askOnAndOn } from './requests/load.ts';
import { saveNotes } from './requests/save-notes.ts';

const PEOPLE = 200;
const WINDOWS_EACH = 5;
const MEASURED_MS = 15_000;
/** As `frontend/src/jobs/follow-job.ts` asks for what takes longer than half a minute. */
const POLL_MS = 3_000;
const CHANGE_MS = 1_000;
const CHANGED_SHARE = 1 / 30;
const LIST = { notes: 1_000, rounds: 5, seconds: 2 };
/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface Window {
  jobId: string;
  headers: Record<string, string>;
}

const product = await startProduct({ MAX_CONNECTIONS_PER_ADDRESS: '4096' });
let asked = 0;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
try {
  const reader = await product.join();
  await saveNotes(product.dataSource, reader.userId, LIST.notes);
  await slowestHundredthMs(reader.headers);
  const alone = await slowestHundredthMs(reader.headers);
  const windows = await openWindows();
  await Promise.all(windows.slice(0, 200).map(ask));
  asked = 0;
  const polling = await measure(async (signal) => {
    await Promise.all(
      windows.map(async (window, index) => {
        await wait((index / windows.length) * POLL_MS);
        while (!signal.aborted) {
          await ask(window);
          await wait(POLL_MS, undefined, { signal }).catch(() => undefined);
        }
      }),
    );
  });
  const polls = asked;
  const leaving = new AbortController();
  setMaxListeners(0, leaving.signal);
  let told = 0;
  await Promise.all(
    windows.map((window) =>
      stream(window, leaving.signal, () => {
        told += 1;
        ask(window).catch((error: unknown) => {
          if (!leaving.signal.aborted) throw error;
        });
      }),
    ),
  );
  await wait(3_000);
  told = 0;
  const streaming = await measure((signal) => wait(MEASURED_MS * 2, undefined, { signal }).catch(() => undefined));
  const changing = setInterval(() => void changeSome(), CHANGE_MS);
  const beside = await slowestHundredthMs(reader.headers);
  clearInterval(changing);
  leaving.abort();

  console.log(`windows             ${windows.length} of ${PEOPLE} people, for ${MEASURED_MS / 1_000} s each way`);
  console.log(`asking              ${polling.toFixed(1)} s of processor time in the gateway for ${polls} requests`);
  console.log(`streams             ${streaming.toFixed(1)} s, with ${told} events told and asked after`);
  if (told === 0) throw new Error('No window was told of anything.');
  const ratio = streaming / polling;
  await reportRow({
    name: 'processor time for who waits',
    against: 'asking again and again',
    ratio: { median: ratio, least: ratio, most: ratio },
    goal: 1,
    isAtLeast: false,
  });
  if (ratio > 1) process.exitCode = 1;
  await reportRow({
    name: 'p99 of a list with 1,000 streams open',
    against: 'none open',
    ratio: divide(beside, alone),
    goal: 1.5,
    isAtLeast: false,
  });
} finally {
  agent.destroy();
  await product.stop();
}

/** Of the list's answers over 32 connections, in ascending order, a figure for each round. */
async function slowestHundredthMs(headers: Record<string, string>): Promise<number[]> {
  const rounds: number[] = [];
  for (let round = 0; round < LIST.rounds; round += 1)
    rounds.push((await askOnAndOn(`${product.address}/api/notes?limit=50`, headers, LIST.seconds)).p99);
  return rounds.toSorted((one, other) => one - other);
}

/** The ratio of the medians, and of the ends that are furthest apart. */
function divide(some: readonly number[], others: readonly number[]) {
  const [middle, last] = [Math.floor(LIST.rounds / 2), LIST.rounds - 1];
  const of = (at: number, by: number) => (some[at] ?? Number.NaN) / (others[by] ?? Number.NaN);
  return { median: of(middle, middle), least: of(0, last), most: of(last, 0) };
}

/** Each person waits for one job, in several windows. */
async function openWindows(): Promise<Window[]> {
  const windows: Window[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const { userId, headers } = await product.join();
    // Far in the future, so that no worker takes it.
    const [job] = await product.dataSource.query<{ id: string }[]>(
      `insert into jobs (kind, owner_id, available_at) values ('suggest-tags', $1, now() + interval '1 day') returning id`,
      [userId],
    );
    for (let window = 0; window < WINDOWS_EACH; window += 1) windows.push({ jobId: job?.id ?? '', headers });
  }
  return windows;
}

/** Seconds of processor time that the gateway takes in `MEASURED_MS` of this, while jobs go on. */
async function measure(run: (signal: AbortSignal) => Promise<unknown>): Promise<number> {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  const running = run(stop.signal);
  const changing = setInterval(() => void changeSome(), CHANGE_MS);
  const before = await processorSeconds();
  await wait(MEASURED_MS);
  const spent = (await processorSeconds()) - before;
  clearInterval(changing);
  stop.abort();
  await running;
  return spent;
}

async function changeSome(): Promise<void> {
  await product.dataSource.query(
    `update jobs set progress = (progress + 1) % 100 where random() < ${CHANGED_SHARE} and kind = 'suggest-tags'`,
  );
}

async function processorSeconds(): Promise<number> {
  const stat = await readFile(`/proc/${product.gatewayPid}/stat`, 'utf8');
  // Behind the name in brackets: utime and stime are fields 14 and 15 of all.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function ask(window: Window): Promise<void> {
  const { jobId, headers } = window;
  asked += 1;
  return new Promise((resolve, reject) => {
    const asking = get(`${product.address}/api/jobs/${jobId}`, { headers, agent }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`A job was answered with ${response.statusCode}`));
      });
    });
    asking.on('error', (error) => {
      // The server had ended a connection that was kept, as it may; the documentation of Node asks again then.
      if (asking.reusedSocket) resolve(ask(window));
      else reject(error);
    });
  });
}

/** Resolves when the stream is open; `onJob` is called for each event about a job. */
function stream({ headers }: Window, signal: AbortSignal, onJob: () => void): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const opening = get(
      `${product.address}/api/events`,
      { headers: { ...headers, accept: 'text/event-stream' }, signal, agent: false },
      (response) => {
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          for (let event = text.split('event: job\n').length; event > 1; event -= 1) onJob();
        });
        response.on('error', () => undefined);
        if (response.statusCode === 200) resolve(response);
        else reject(new Error(`A stream was answered with ${response.statusCode}`));
      },
    );
    opening.on('error', reject);
  });
}
