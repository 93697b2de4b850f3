/**
 * Words while one speaks: how soon they are shown, how soon a recording is transcribed once it is stopped, and what it costs beside the
 * bare engine. Real speech is played into the product in real time: a minute, with `-- --long` five more. Limits: a word is shown 1.2 s after it was said
 * (median), the text is there 1.0 s after Stop, half a second after the last word, and it is that of the recording as a whole. Who stops in
 * the middle of a sentence waits for as much of it as was said.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Recogniser, VadSegmenter, findLocalModels, transcribeInProcess } from '@stitchbook/speech/in-process';
import { audioFixture, joinWavs, secondsOf } from '@stitchbook/testing';
import { judgeCaptions } from './live/judge-captions.ts';
import { processorSeconds } from './live/processor-time.ts';
import { BYTES_PER_SECOND, speakUpload } from './live/speak-upload.ts';
import { CHECK_MODEL_DIRECTORY, MODEL_DIRECTORY, startProduct } from './start-product.ts';
import { reportFigure } from './report-row.ts';

const MINUTES = process.argv.includes('--long') ? [1, 5] : [1];
const LIMITS = { wordSeconds: 1.2, stopSeconds: 1 };
const HEADER_BYTES = 44;
const BREATH_SECONDS = 0.5;
/** Between two sentences, in their order, again and again. */
const PAUSES_SECONDS = [0.3, 0.8, 0.1, 0.5, 1.2, 0];

const directory = await mkdtemp(join(tmpdir(), 'stitchbook-live-'));
const product = await startProduct();
try {
  const transcribeBare = await openBareEngine();
  // So that the processes are there: whoever records first waits for them.
  await speakUpload(product, (await makeClip(5)).subarray(HEADER_BYTES));
  for (const minutes of MINUTES) await measure(minutes, transcribeBare);
  const sentence = (await makeClip(20)).subarray(HEADER_BYTES, -3 * BYTES_PER_SECOND);
  const { jobDoneMs } = await speakUpload(product, sentence);
  console.log(`Stop in a sentence  ${(jobDoneMs / 1_000).toFixed(2)} s to the text (no limit)`);
} finally {
  await product.stop();
  await rm(directory, { recursive: true });
}

async function measure(minutes: number, transcribeBare: (wav: Buffer) => Promise<{ text: string; spent: number }>) {
  const wav = await makeClip(minutes * 60);
  const seconds = secondsOf(wav);
  const whole = await transcribeBare(wav);
  const before = await processorSeconds(product.transcriptionPid);
  const { captions, text, captionsDoneMs, jobDoneMs } = await speakUpload(product, wav.subarray(HEADER_BYTES));
  const spent = (await processorSeconds(product.transcriptionPid)) - before;
  const judged = judgeCaptions(captions.shown);
  const delays = judged.delaysSeconds.toSorted((one, other) => one - other);
  const quantile = (share: number) => delays[Math.floor(delays.length * share)] ?? Number.NaN;
  console.log(`${minutes} min of speech`.padEnd(20) + `load of the machine ${loadavg()[0]?.toFixed(1)}`);
  const of = `in ${minutes} min`;
  await reportFigure({ name: `word to caption ${of}`, value: quantile(0.5), limit: LIMITS.wordSeconds, unit: 's' });
  await reportFigure({ name: `Stop to text ${of}`, value: jobDoneMs / 1_000, limit: LIMITS.stopSeconds, unit: 's' });
  console.log(
    `  90% of ${delays.length} words within ${quantile(0.9).toFixed(2)} s; captions done ${(captionsDoneMs / 1_000).toFixed(2)} s after Stop`,
  );
  console.log(`  partial words     ${(judged.stayed * 100).toFixed(1)} % of them stay`);
  console.log(
    `  processor         ${(spent / seconds).toFixed(3)} s for a second of speech (bare engine, as a whole: ${(whole.spent / seconds).toFixed(3)} s)`,
  );
  const isSame = text === whole.text && judged.text === whole.text;
  console.log(`  text              ${isSame ? 'that' : 'NOT that'} of the recording as a whole`);
  if (!isSame) process.exitCode = 1;
}

/** Two sentences of a book in turns, with pauses between them and a breath after the last. */
async function makeClip(seconds: number): Promise<Buffer> {
  const sentences = await Promise.all([readFile(audioFixture('dashwood.wav')), readFile(audioFixture('amiable.wav'))]);
  const parts: Buffer[] = [];
  for (let said = 0, at = 0; said < seconds; at += 1) {
    const sentence = sentences[at % 2] ?? silence(0);
    const pause = silence(PAUSES_SECONDS[at % PAUSES_SECONDS.length] ?? 0);
    parts.push(sentence, pause);
    said += secondsOf(sentence) + secondsOf(pause);
  }
  return joinWavs([...parts.slice(0, -1), silence(BREATH_SECONDS)]);
}

function silence(seconds: number): Buffer {
  return Buffer.alloc(HEADER_BYTES + 2 * Math.round((seconds * BYTES_PER_SECOND) / 2));
}

async function openBareEngine() {
  const models = await findLocalModels({ model: MODEL_DIRECTORY, default: MODEL_DIRECTORY });
  const checking = await findLocalModels({ model: CHECK_MODEL_DIRECTORY, default: MODEL_DIRECTORY });
  const segmenter = new VadSegmenter(models.voiceDetectorPath);
  const recogniser = new Recogniser(models.recogniser, 1);
  const checker = new Recogniser(checking.recogniser, 1);
  return async (wav: Buffer) => {
    const path = join(directory, 'clip.wav');
    await writeFile(path, wav);
    const begin = process.cpuUsage();
    const options = { segmenter, recogniser, checker, concurrency: 1, maxAudioSeconds: 3_600 };
    const { text } = await transcribeInProcess({ path, format: 'wav' }, options);
    const { user, system } = process.cpuUsage(begin);
    return { text, spent: (user + system) / 1_000_000 };
  };
}
