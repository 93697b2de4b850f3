/**
 * What a thousand, a hundred thousand and ten million people need in the busiest hour of their day, by what each thing costs
 * (bench/simulate/unit-costs.ts), and how long their recordings wait for a worker: drawn by chance, the same at each run, and played through
 * the queues of the product. docs/scale.md says what follows from it. `-- --seed=7` draws others.
 */
import { Draw } from './simulate/draw.ts';
import { PLACES, busyPlaces, needsOf, workersFor } from './simulate/needs.ts';
import { drawRecordings, notesPerSecond } from './simulate/people.ts';
import { simulateQueue } from './simulate/simulate-queue.ts';

const POPULATIONS = [1_000, 100_000, 10_000_000];
/** How much of their time workers are busy, in percent. */
const BUSY = [95, 90, 80, 70, 50, 25];
/** Until as many wait as ever will; what happens before is not counted. */
const WARM_UP_SECONDS = 1_800;
/** The busiest hour goes on for as long as it takes so many recordings to come: enough for the 99th percentile. */
const RECORDINGS = 200_000;

const seed = Number(process.argv.find((each) => each.startsWith('--seed='))?.slice('--seed='.length) ?? 1);

for (const people of POPULATIONS) {
  console.log(`\n${people.toLocaleString('en')} people, all of whom use it that day`);
  for (const [name, need] of Object.entries(needsOf(people))) console.log(`  ${name.padEnd(28)}${need}`);
  console.log(`  ${'workers'.padEnd(10)}${'busy'.padEnd(8)}short ones wait: half, 95%, 99%    long ones: half, 95%`);
  const workers = new Set(BUSY.map((percent) => workersFor(people, percent)));
  for (const each of workers) console.log(describeWaiting(people, each));
}

function describeWaiting(people: number, workers: number): string {
  const seconds = WARM_UP_SECONDS + Math.max(WARM_UP_SECONDS, RECORDINGS / notesPerSecond(people));
  const places = { count: workers * PLACES.ofWorker, forLong: workers * PLACES.forLong };
  const [short, long]: number[][] = [[], []];
  const recordings = drawRecordings(people, seconds, new Draw(seed));
  for (const { arrival, waitedSeconds } of simulateQueue(recordings, places)) {
    if (arrival.atSeconds >= WARM_UP_SECONDS) (arrival.isLong ? long : short)?.push(waitedSeconds);
  }
  const busy = `${((100 * busyPlaces(people)) / places.count).toFixed(0)}%`;
  const shortWaits = percentiles(short ?? [], [0.5, 0.95, 0.99]);
  return `  ${String(workers).padEnd(10)}${busy.padEnd(8)}${shortWaits.padEnd(35)}${percentiles(long ?? [], [0.5, 0.95])}`;
}

function percentiles(values: number[], parts: readonly number[]): string {
  const sorted = Float64Array.from(values).toSorted();
  return parts.map((part) => `${(sorted[Math.ceil(sorted.length * part) - 1] ?? 0).toFixed(1)} s`).join(', ');
}
