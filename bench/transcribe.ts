/**
 * How long a person waits for the words of a 60-second recording, from the end of the upload to the text, beside what the
 * bare engine takes for the same file in this process. Limit: 1.5 times that, and half a second.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Recogniser, VadSegmenter, findLocalModels, transcribeInProcess } from '@stitchbook/speech/in-process';
import { audioFixture, joinWavs, secondsOf } from '@stitchbook/testing';
import { CHECK_MODEL_DIRECTORY, MODEL_DIRECTORY, startProduct } from './start-product.ts';

const CLIP_SECONDS = 60;
const ROUNDS = 5;
const LIMIT_FACTOR = 1.5;
const LIMIT_EXTRA_SECONDS = 0.5;
const POLL_MS = 300;

const clip = await makeClip();
const directory = await mkdtemp(join(tmpdir(), 'stitchbook-clip-'));
const path = join(directory, 'clip.wav');
await writeFile(path, clip);
const product = await startProduct();
try {
  const transcribeBare = await openBareEngine();
  await transcribeBare();
  await transcribeThroughProduct();
  const bare = [];
  const whole = [];
  // In turns, so that both meet the machine in the same mood.
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await transcribeBare());
    whole.push(await transcribeThroughProduct());
  }
  const limit = LIMIT_FACTOR * median(bare) + LIMIT_EXTRA_SECONDS;
  console.log(`clip                ${secondsOf(clip).toFixed(1)} s`);
  console.log(`bare engine         ${median(bare).toFixed(2)} s (median of ${ROUNDS})`);
  console.log(`upload end to text  ${median(whole).toFixed(2)} s (median of ${ROUNDS})`);
  console.log(`limit               ${limit.toFixed(2)} s (${LIMIT_FACTOR} x bare + ${LIMIT_EXTRA_SECONDS} s)`);
  console.log(`ratio to the limit  ${(median(whole) / limit).toFixed(2)}`);
  if (median(whole) > limit) process.exitCode = 1;
} finally {
  await product.stop();
  await rm(directory, { recursive: true });
}

async function makeClip() {
  const sentences = await Promise.all([readFile(audioFixture('dashwood.wav')), readFile(audioFixture('amiable.wav'))]);
  const pair = joinWavs(sentences);
  const joined = joinWavs(Array.from({ length: Math.ceil(CLIP_SECONDS / secondsOf(pair)) }, () => pair));
  return joinWavs([joined.subarray(0, 44 + CLIP_SECONDS * 32_000)]);
}

async function openBareEngine() {
  const models = await findLocalModels({ model: MODEL_DIRECTORY, default: MODEL_DIRECTORY });
  const segmenter = new VadSegmenter(models.voiceDetectorPath);
  const recogniser = new Recogniser(models.recogniser, 1);
  const checking = await findLocalModels({ model: CHECK_MODEL_DIRECTORY, default: MODEL_DIRECTORY });
  const checker = new Recogniser(checking.recogniser, 1);
  return async () => {
    const begin = performance.now();
    await transcribeInProcess({ path, format: 'wav' }, { segmenter, recogniser, checker, maxAudioSeconds: 3_600 });
    return (performance.now() - begin) / 1_000;
  };
}

interface TranscriptionJob {
  id: string;
  state: string;
  result: { text: string } | null;
}

/** As the web app does it: ask at once, then look again every 300 ms. */
async function transcribeThroughProduct() {
  const form = new FormData();
  form.append('audio', new Blob([new Uint8Array(clip)], { type: 'audio/wav' }), 'recording.wav');
  const headers = { ...product.headers, prefer: 'respond-async' };
  const accepted = await fetch(`${product.address}/api/transcribe`, { method: 'POST', headers, body: form });
  const begin = performance.now();
  let job = (await accepted.json()) as TranscriptionJob;
  while (job.state === 'queued' || job.state === 'running') {
    await wait(POLL_MS);
    const looked = await fetch(`${product.address}/api/jobs/${job.id}`, { headers: product.headers });
    job = (await looked.json()) as TranscriptionJob;
  }
  if (job.state !== 'done' || !job.result?.text) throw new Error(`the product gave no words: ${JSON.stringify(job)}`);
  return (performance.now() - begin) / 1_000;
}

function median(values: number[]) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
