/**
 * How long it takes until 200 notes that ten people save at once have their tags and moods, beside the time that the built-in text
 * engine alone takes over the same words. `-- --quick` takes fewer turns.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { loadSettings } from '@stitchbook/config';
import { createLogger } from '@stitchbook/logging';
import { startService } from '@stitchbook/testing';
import { LanguageSettings, createLanguageEngine } from '@stitchbook/text';
import { compare } from './compare.ts';
import { reportRow } from './report-row.ts';
import { startGateway } from './start-gateway.ts';

const PEOPLE = 10;
const NOTES_EACH = 20;
const PAIRS = process.argv.includes('--quick') ? 2 : 5;
const GIVE_UP_MS = 120_000;
const SENTENCES = [
  'The garden was lovely this morning, and I am so happy that the roses came through after all that rain.',
  'The budget meeting went badly: I am worried about the deadline, and the client is angry about the price.',
  'On the train I thought about the workshop by the canal, its high windows and the good light until six.',
  'My mother called about the wedding, and we have to find a hall, a band and somebody who bakes the cake.',
];
const TRANSCRIPTS = Array.from({ length: PEOPLE * NOTES_EACH }, (_, at) =>
  [0, 1, 2, 3].map((turn) => SENTENCES[(at + turn) % SENTENCES.length]).join(` ${at} `),
);

const gateway = await startGateway();
const enrichment = startService('enrichment', { LOG_LEVEL: 'warn', DATABASE_URL: gateway.databaseUrl });
const engine = createLanguageEngine(loadSettings(LanguageSettings, {}), createLogger('bench', { level: 'warn' }));
try {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => gateway.join()));
  const { seconds } = await compare(PAIRS, () => saveAll(people.map(({ headers }) => headers)), understandAll);
  await reportRow({
    name: `${TRANSCRIPTS.length} notes of ${PEOPLE} people, saved and enriched`,
    against: 'the text engine alone',
    ratio: seconds,
    goal: 2,
    isAtLeast: false,
  });
} finally {
  await enrichment.stop();
  await gateway.stop();
}

async function saveAll(people: readonly Record<string, string>[]): Promise<{ seconds: number }> {
  const begun = performance.now();
  const saveOf = async (headers: Record<string, string>, transcripts: readonly string[]) => {
    for (const transcript of transcripts) await save(headers, transcript);
  };
  await Promise.all(
    people.map((headers, at) => saveOf(headers, TRANSCRIPTS.slice(at * NOTES_EACH, (at + 1) * NOTES_EACH))),
  );
  while ((await countWaiting()) > 0) {
    if (performance.now() - begun > GIVE_UP_MS) throw new Error(`Notes were not enriched:\n${enrichment.log()}`);
    await wait(20);
  }
  return { seconds: (performance.now() - begun) / 1_000 };
}

async function save(headers: Record<string, string>, transcript: string): Promise<void> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ title: 'A note', transcript, duration: '30' })) form.set(field, value);
  const answer = await fetch(`${gateway.address}/api/notes`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`The note was not saved: ${answer.status} ${await answer.text()}`);
}

async function countWaiting(): Promise<number> {
  const [row] = await gateway.dataSource.query<{ count: string }[]>(
    'select count(*) from notes where enriched_version is distinct from transcript_version',
  );
  return Number(row?.count);
}

async function understandAll(): Promise<{ seconds: number }> {
  const begun = performance.now();
  for (const transcript of TRANSCRIPTS) await engine.understand({ transcript, vocabulary: [] });
  return { seconds: (performance.now() - begun) / 1_000 };
}
