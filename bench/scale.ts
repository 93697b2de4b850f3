/**
 * How transcription grows with its workers: 1, 2, 4 and 8 worker processes, each with one recording at a time, on a speech
 * service that takes a second over each. Limit: at least 0.9 of what so many times one worker does.
 * The queue is PostgreSQL's, or Redis where REDIS_URL names one.
 */
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { JobProducer, createJob } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { fetchSpeechModel } from '@stitchbook/speech/fetch-model';
import { audioFixture, startService } from '@stitchbook/testing';
import { reportRow } from './report-row.ts';
import { openStores } from './scale/open-stores.ts';
import { serveSpeech } from './scale/serve-speech.ts';

const WORKERS = [1, 2, 4, 8];
const JOBS_A_WORKER = 20;
const LATENCY_MS = 1_000;
const LIMIT = 0.9;
const TIMEOUT_MS = 300_000;
const MODEL_DIRECTORY = resolve(process.env.STITCHBOOK_MODEL_DIR ?? '.data/models/moonshine-tiny');

await fetchSpeechModel({ directory: MODEL_DIRECTORY });
const speech = await serveSpeech(LATENCY_MS);
const stores = await openStores();
const producer = await JobProducer.open(stores.dataSource, stores.queue, createLogger('bench', { level: 'warn' }));
try {
  console.log(
    `queue on ${stores.queue.redisUrl ? 'Redis' : 'PostgreSQL'}, ${LATENCY_MS / 1_000} s of speech service a job`,
  );
  console.log('workers   jobs  seconds  jobs/s  of linear');
  let alone = 0;
  for (const count of WORKERS) {
    const jobs = count * JOBS_A_WORKER;
    const seconds = await withWorkers(count, () => secondsFor(jobs));
    const rate = jobs / seconds;
    alone ||= rate;
    const ofLinear = rate / (count * alone);
    const row = [count, jobs, seconds.toFixed(1), rate.toFixed(2), ofLinear.toFixed(2)];
    console.log(row.map((cell, i) => String(cell).padStart([7, 7, 9, 8, 11][i] ?? 0)).join(''));
    await reportRow({
      name: `${count} transcription workers`,
      against: 'so many times one',
      ratio: { median: ofLinear, least: ofLinear, most: ofLinear },
      goal: LIMIT,
      isAtLeast: true,
    });
    if (ofLinear < LIMIT) process.exitCode = 1;
  }
} finally {
  await producer.close();
  await stores.close();
  speech.stop();
}

/** Runs `measure` once so many workers have each transcribed a recording. */
async function withWorkers(count: number, measure: () => Promise<number>) {
  const environment = {
    ...stores.environment,
    LOG_LEVEL: 'info',
    SPEECH_ENGINE: 'openai',
    SPEECH_BASE_URL: speech.url,
    SPEECH_DEFAULT_MODEL_DIR: MODEL_DIRECTORY,
    TRANSCRIPTION_CONCURRENCY: '1',
  };
  const workers = Array.from({ length: count }, () => startService('transcription', environment));
  try {
    for (const deadline = Date.now() + TIMEOUT_MS; !workers.every(({ log }) => log().includes('ready for work'));) {
      if (Date.now() > deadline)
        throw new Error(`The workers did not get ready:\n${workers.map(({ log }) => log()).join('---\n')}`);
      await wait(100);
    }
    await secondsFor(count * 2);
    return await measure();
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

/** Seconds from enqueueing the first of so many jobs until the last has ended. */
async function secondsFor(count: number) {
  const { dataSource, ownerId } = stores;
  const recordings: string[] = [];
  for (let stored = 0; stored < count; stored += 1)
    recordings.push(await stores.storeRecording(audioFixture('amiable.wav')));
  const jobs = await dataSource.transaction(async (manager) => {
    const recorded = [];
    for (const recordingId of recordings)
      recorded.push(await createJob(manager, { kind: 'transcribe-recording', ownerId, recordingId }));
    return recorded;
  });
  const begin = performance.now();
  await Promise.all(jobs.map((job) => producer.enqueue(job)));
  for (const deadline = Date.now() + TIMEOUT_MS; ; await wait(50)) {
    const [{ left, failed } = { left: 0, failed: 0 }] = await dataSource.query<{ left: number; failed: number }[]>(
      `select count(*) filter (where state in ('queued', 'running'))::int as left,
              count(*) filter (where state = 'failed')::int as failed from jobs where id = any($1)`,
      [jobs.map(({ id }) => id)],
    );
    if (failed > 0 || Date.now() > deadline) throw new Error(`${failed} recordings failed, ${left} were left.`);
    if (left === 0) return (performance.now() - begin) / 1_000;
  }
}
