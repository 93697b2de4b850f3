/**
 * How long a person waits for the words of a recording, from the end of its upload to the text, beside what the bare engine takes for the
 * same file with the same models in this process, in turns. A ratio to "one at a time" is what the processors bring: the bare engine does
 * one recognition after the other. When the first words of ten minutes are there, beside when all are. Then somebody else's short clip, alone and behind ten minutes. `-- --quick` leaves out the ten minutes, `-- --long` takes them five times.
 * Another's work on the machine stretches seconds, and less so processor seconds: those of all processors together.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorSeconds } from './live/processor-time.ts';
import { reportRow } from './report-row.ts';
import { startProduct } from './start-product.ts';
import { type Cost, openBareEngine } from './transcribe/bare-engine.ts';
import { makeClip } from './transcribe/make-clip.ts';
import { WaitedFor } from './transcribe/through-product.ts';

const isQuick = process.argv.includes('--quick');
const isLong = process.argv.includes('--long');
const LENGTHS = [
  { name: '60 s', seconds: 60, rounds: 5, ofOneCore: 0.65 },
  { name: '10 min', seconds: 600, rounds: isLong ? 5 : 1, ofOneCore: 0.6 },
];
const OF_SAME_ENGINE = 1.1;
const FIRST_WORDS_OF_WHOLE = 0.05;
const CLIP = { seconds: 3, rounds: 5, ofSameEngine: 1.25, ofAlone: 3 };
/** As `SPEECH_CONCURRENCY` is when it is not set. */
const CONCURRENCY = Math.min(availableParallelism(), 4);

const directory = await mkdtemp(join(tmpdir(), 'stitchbook-clip-'));
const product = await startProduct();
// That of a speech process, so that other work on the machine stretches both alike.
setPriority(5);
try {
  const transcribeBare = await openBareEngine();
  await WaitedFor.upload(product, await makeClip(20)).then((first) => first.untilText());
  for (const length of LENGTHS.filter(({ seconds }) => !isQuick || seconds < 600))
    await measure(length, transcribeBare);
  await measureClipBehind(transcribeBare);
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await product.stop();
  await rm(directory, { recursive: true });
}

async function measure(
  { name, seconds, rounds, ofOneCore }: (typeof LENGTHS)[number],
  transcribeBare: Awaited<ReturnType<typeof openBareEngine>>,
) {
  const wav = await makeClip(seconds);
  const path = join(directory, 'clip.wav');
  await writeFile(path, wav);
  await transcribeBare(path, CONCURRENCY);
  const [oneByOne, sideBySide]: Cost[][] = [[], []];
  const whole: (Cost & { firstWords: number })[] = [];
  for (let round = 0; round < rounds; round += 1) {
    oneByOne?.push(await transcribeBare(path, 1));
    sideBySide?.push(await transcribeBare(path, CONCURRENCY));
    whole.push(await transcribeThroughProduct(wav));
  }
  const [one, all, through] = [oneByOne, sideBySide, whole].map((costs) => medians(costs ?? []));
  if (!one || !all || !through) return;
  console.log(`${name}, medians of ${rounds}`);
  describe('  bare engine, one recognition at a time', one);
  describe(`  bare engine, ${CONCURRENCY} at a time`, all);
  describe('  upload end to text', through);
  await report(
    `${name}: upload end to text`,
    'bare engine, as many at a time',
    through.seconds / all.seconds,
    OF_SAME_ENGINE,
  );
  await report(`${name}: upload end to text`, 'bare engine, one at a time', through.seconds / one.seconds, ofOneCore);
  if (seconds < 600) return;
  const first = median(whole.map(({ firstWords }) => firstWords));
  console.log(`${'  upload end to the first words'.padEnd(42)}${first.toFixed(2)} s`);
  await report(`${name}: first words`, 'all words', first / through.seconds, FIRST_WORDS_OF_WHOLE);
}

async function transcribeThroughProduct(wav: Buffer): Promise<Cost & { firstWords: number }> {
  const before = await processorSeconds(product.transcriptionPid);
  const waitedFor = await WaitedFor.upload(product, wav);
  const firstWords = await waitedFor.untilFirstWords();
  const seconds = await waitedFor.untilText();
  return { seconds, firstWords, processorSeconds: (await processorSeconds(product.transcriptionPid)) - before };
}

async function measureClipBehind(transcribeBare: Awaited<ReturnType<typeof openBareEngine>>) {
  const [clip, long] = [await makeClip(CLIP.seconds), await makeClip(600)];
  const other = { ...(await product.join()), address: product.address };
  const path = join(directory, 'short.wav');
  await writeFile(path, clip);
  await transcribeBare(path, CONCURRENCY);
  const [bare, alone, behind]: number[][] = [[], [], []];
  for (let round = 0; round < CLIP.rounds; round += 1) {
    bare?.push((await transcribeBare(path, CONCURRENCY)).seconds);
    alone?.push(await (await WaitedFor.upload(other, clip)).untilText());
    const before = await WaitedFor.upload(product, long);
    await before.untilUnderWay();
    behind?.push(await (await WaitedFor.upload(other, clip)).untilText());
    await before.cancel();
  }
  const [engine, one, two] = [median(bare ?? []), median(alone ?? []), median(behind ?? [])];
  console.log(`${CLIP.seconds} s of somebody else, medians of ${CLIP.rounds}`);
  console.log(`${'  bare engine'.padEnd(42)}${engine.toFixed(2)} s`);
  console.log(`${'  alone'.padEnd(42)}${one.toFixed(2)} s`);
  console.log(`${'  behind ten minutes under way'.padEnd(42)}${two.toFixed(2)} s`);
  const against = 'bare engine, as many at a time';
  await report(`${CLIP.seconds} s: upload end to text`, against, one / engine, CLIP.ofSameEngine);
  await report(`${CLIP.seconds} s behind ten minutes`, 'the clip alone', two / one, CLIP.ofAlone);
}

function describe(name: string, { seconds, processorSeconds: processor }: Cost) {
  console.log(`${name.padEnd(42)}${seconds.toFixed(2)} s, ${processor.toFixed(2)} processor seconds`);
}

async function report(name: string, against: string, ratio: number, goal: number) {
  await reportRow({ name, against, ratio: { median: ratio, least: ratio, most: ratio }, goal, isAtLeast: false });
  if (!(ratio <= goal)) process.exitCode = 1;
}

function medians(costs: Cost[]): Cost {
  return {
    seconds: median(costs.map(({ seconds }) => seconds)),
    processorSeconds: median(costs.map(({ processorSeconds: processor }) => processor)),
  };
}

function median(values: number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
