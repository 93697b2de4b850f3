import { UNIT_COSTS } from './unit-costs.ts';
import type { Arrival } from './simulate-queue.ts';
import type { Draw } from './draw.ts';

/** What one person does on a day on which they use the product; assumed, not measured. */
export const DAY = {
  notes: 3,
  /** Requests of the web app: lists are read again after each change. */
  lists: 40,
  noteViews: 20,
  users: 30,
  searches: 3,
  /** Of a day's work in its busiest hour. */
  inPeakHour: 0.12,
} as const;

/** Most are thoughts, a few are meetings. */
const SHORT = { medianSeconds: 45, sigma: 0.8 };
const LONG = { medianSeconds: 1_200, sigma: 0.6 };
const LONG_SHARE = 0.03;
/** A recording of more is long to the queues: about two minutes. */
const LONG_FROM_SECONDS = 120;

/** Of log-normal lengths. */
const meanOf = ({ medianSeconds, sigma }: typeof SHORT) => medianSeconds * Math.exp(sigma ** 2 / 2);
export const MEAN_SECONDS = (1 - LONG_SHARE) * meanOf(SHORT) + LONG_SHARE * meanOf(LONG);

/** Notes a second, in the busiest hour. */
export function notesPerSecond(people: number): number {
  return perSecondAtPeak(people, DAY.notes);
}

/** Something that each person does so often a day. */
export function perSecondAtPeak(people: number, aDay: number): number {
  return (people * aDay * DAY.inPeakHour) / 3_600;
}

/** The recordings of a while of the busiest hour, in their order. */
export function* drawRecordings(people: number, seconds: number, draw: Draw): Generator<Arrival> {
  const between = 1 / notesPerSecond(people);
  for (let atSeconds = draw.exponential(between); atSeconds < seconds; atSeconds += draw.exponential(between)) {
    const { medianSeconds, sigma } = draw.uniform() < LONG_SHARE ? LONG : SHORT;
    const length = draw.logNormal(medianSeconds, sigma);
    yield { atSeconds, workSeconds: length * UNIT_COSTS.transcribedSecond, isLong: length > LONG_FROM_SECONDS };
  }
}
