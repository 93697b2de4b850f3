/**
 * How long a search takes among 100,000 notes of one person, beside 20,000 of others of which some are shared with them: words, common
 * and rare, two in any order, beginnings, typos, tags, words of comments, and what no note has. Over HTTP, first pages of 50
 * notes with their snippets, one after the other. Limit: the 95th percentile of each stays under 50 ms.
 */
import { NOTHING, fillWithSpeech } from './search/fill-with-speech.ts';
import { reportFigure } from './report-row.ts';
import { startGateway } from './start-gateway.ts';

const LIMIT_MS = 50;
const REQUESTS = 40;
const WARM_UP = 5;

const gateway = await startGateway();
try {
  const begun = performance.now();
  const searches = await fillWithSpeech(gateway.dataSource, gateway.readerId);
  console.log(`120,000 notes saved and indexed in ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
  // What was just written is read from disk at first.
  for (const text of Object.values(searches).flat()) await search(text);
  for (const [kind, texts] of Object.entries(searches)) {
    const times: number[] = [];
    let found = 0;
    for (let index = 0; index < REQUESTS + WARM_UP; index += 1) {
      const { notes, ms } = await search(texts[index % texts.length] ?? '');
      if (index >= WARM_UP) times.push(ms);
      found += notes / (REQUESTS + WARM_UP);
    }
    const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    console.log(`${kind}: ${found.toFixed(0)} notes, median ${median.toFixed(1)} ms`);
    await reportFigure({ name: `search for ${kind}, p95`, value: p95, limit: LIMIT_MS, unit: 'ms' });
    if ((found === 0) !== (kind === NOTHING)) throw new Error(`${kind}: ${found} notes were found.`);
  }
} finally {
  await gateway.stop();
}

async function search(text: string): Promise<{ notes: number; ms: number }> {
  const begin = performance.now();
  const response = await fetch(`${gateway.address}/api/notes?q=${encodeURIComponent(text)}`, {
    headers: gateway.headers,
  });
  const notes = (await response.json()) as unknown[];
  if (response.status !== 200) throw new Error(`${text} was answered with ${response.status}.`);
  return { notes: notes.length, ms: performance.now() - begin };
}

function percentile(times: number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;
}
