import { DAY, MEAN_SECONDS, notesPerSecond, perSecondAtPeak } from './people.ts';
import { CONNECTIONS, PRICES, STORED, UNIT_COSTS } from './unit-costs.ts';

/** How much of their time processes are planned to be busy, in percent. */
const PLANNED_BUSY = 80;
/** A worker has two processors, each of which takes a recording; one of them never a long one. */
export const PLACES = { ofWorker: 2, forLong: 1 };
const DAYS_A_YEAR = 365;

/** Processors that transcribe all the time, in the busiest hour. */
export function busyPlaces(people: number): number {
  return notesPerSecond(people) * MEAN_SECONDS * UNIT_COSTS.transcribedSecond;
}

/** Transcription workers that are busy for such a part of their time; at least one. */
export function workersFor(people: number, percent = PLANNED_BUSY): number {
  return processesFor(busyPlaces(people) / PLACES.ofWorker, percent);
}

/** Lines of what so many people need, by name. */
export function needsOf(people: number): Record<string, string> {
  const at = (what: 'lists' | 'noteViews' | 'users' | 'searches' | 'notes') => perSecondAtPeak(people, DAY[what]);
  const cores = (side: 'gateway' | 'database') =>
    at('lists') * UNIT_COSTS.list[side] +
    at('noteViews') * UNIT_COSTS.note[side] +
    at('users') * UNIT_COSTS.user[side] +
    at('searches') * UNIT_COSTS.search[side] +
    at('notes') * UNIT_COSTS.savedNote[side];
  const enrichmentCores = at('notes') * UNIT_COSTS.savedNote.enrichment;
  const [gateways, workers, enrichment] = [
    processesFor(cores('gateway')),
    workersFor(people),
    processesFor(enrichmentCores),
  ];
  const connections =
    gateways * CONNECTIONS.gateway +
    workers * CONNECTIONS.transcription +
    enrichment * CONNECTIONS.enrichment +
    CONNECTIONS.creations;
  const requests = at('lists') + at('noteViews') + at('users') + at('searches') + at('notes');
  const speechPerSecond = at('notes') * MEAN_SECONDS;
  const notesAYear = people * DAY.notes * DAYS_A_YEAR;
  const stored = { audio: notesAYear * MEAN_SECONDS * STORED.secondOfAudio, rows: notesAYear * STORED.note };
  const others = gateways + enrichment + processesFor(cores('database'));
  const month = {
    speech: workers * PLACES.ofWorker * PRICES.processor,
    'all else that runs': others * PRICES.processor,
    'audio of a year': (stored.audio / 1e9) * PRICES.objectGigabyte,
    'rows of a year': (stored.rows / 1e9) * PRICES.databaseGigabyte,
  };
  return {
    'requests a second': requests.toFixed(1),
    'recordings a second': `${at('notes').toFixed(2)}, ${speechPerSecond.toFixed(0)} s of speech`,
    uploaded: `${((speechPerSecond * STORED.secondOfAudio) / 1e6).toFixed(1)} MB a second`,
    'busy processors': [
      `transcription ${busyPlaces(people).toFixed(1)}`,
      `gateway ${cores('gateway').toFixed(2)}`,
      `enrichment ${enrichmentCores.toFixed(2)}`,
      `PostgreSQL ${cores('database').toFixed(2)}`,
    ].join(', '),
    processes: `${workers} transcription, ${gateways} gateway, ${enrichment} enrichment`,
    'connections to PostgreSQL': connections.toLocaleString('en'),
    'a year more': `${size(stored.audio)} of audio, ${size(stored.rows)} of rows and indexes`,
    'a month costs': Object.entries(month)
      .map(([what, price]) => `${what} ${Math.ceil(price).toLocaleString('en')}`)
      .join(', '),
  };
}

function processesFor(busy: number, percent = PLANNED_BUSY): number {
  return Math.max(1, Math.ceil(busy / (percent / 100)));
}

function size(bytes: number): string {
  if (bytes < 1e12) return `${(bytes / 1e9).toFixed(1)} GB`;
  return bytes < 1e15 ? `${(bytes / 1e12).toFixed(1)} TB` : `${(bytes / 1e15).toFixed(1)} PB`;
}
