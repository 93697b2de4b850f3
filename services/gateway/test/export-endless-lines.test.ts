import type { Note } from '@stitchbook/api-types';
import { reportFigure } from '@stitchbook/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { formOf, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const MILLIONS = 4_000_000;
/** What one person saved, in a note that is nothing but one of these. */
const TRANSCRIPTS = {
  'four million line breaks': `I went.${'\n'.repeat(MILLIONS - 20)}Home.`,
  'two million lines': '-\n'.repeat(MILLIONS / 2),
  'four million marks of Markdown': '*'.repeat(MILLIONS),
  'four million spaces': `I went.${' '.repeat(MILLIONS - 20)}Home.`,
};

/** What was heard, and what somebody made of it: as long as both are aligned, and a shortest edit that is far. */
const CORRECTIONS: Record<string, [heard: string, corrected: string]> = {
  'words in pairs that were turned round': ['a b '.repeat(30_000), 'b a '.repeat(30_000)],
  'words of which none was kept': ['a '.repeat(60_000), 'b '.repeat(60_000)],
  'words with one in five hundred changed': [wordsWith('x', 0), wordsWith('y', 250)],
  'a word that was heard in a text without end': ['a '.repeat(MILLIONS / 2), 'a'],
};

function wordsWith(other: string, place: number): string {
  return Array.from({ length: 60_000 }, (_, index) => (index % 500 === place ? other : 'a')).join(' ');
}

let gateway: TestGateway;
let ada: Person;
let noteId: number;
/** How slow this machine is when nothing goes on. */
let idleMs: number;
const mostMs = () => 2_000 + 10 * idleMs;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
  const form = formOf({ title: 'Long', transcript: 'x', duration: '7' }, { bytes: await readFixture('amiable.wav') });
  noteId = ((await ada.ask('POST', '/api/notes', { form })).body as Note).id;
  await download('md');
  idleMs = await slowestHealthWhile(wait(1_000));
});
afterAll(() => gateway.close());

const setTranscript = (transcript: string) =>
  gateway.database.dataSource.query('update notes set transcript = $2 where id = $1', [noteId, transcript]);

/** The longest that `GET /healthz` was away while something was done. */
async function slowestHealthWhile(work: Promise<unknown>): Promise<number> {
  let slowest = 0;
  const under = { way: true };
  void work.finally(() => (under.way = false)).catch(() => undefined);
  while (under.way) {
    const started = performance.now();
    await gateway.visitor().get('/healthz', { accept: '*/*' });
    slowest = Math.max(slowest, performance.now() - started);
    await wait(5);
  }
  return slowest;
}

const download = async (format: string) => {
  const response = await fetch(`${gateway.address}/api/notes/${noteId}/export?format=${format}`, {
    headers: { cookie: ada.cookieHeader() },
  });
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length;
  return { status: response.status, bytes };
};

/**
 * How many milliseconds `GET /healthz` took at most while the note went out. Where that is too many it goes out again, up to three
 * times: who holds others up does so every time, and a busy machine does it once.
 */
async function exportAside(what: string, format: string): Promise<number> {
  let slowest = Infinity;
  for (let attempt = 0; attempt < 3 && slowest >= mostMs(); attempt += 1) {
    const handedOut = download(format);
    slowest = Math.min(slowest, await slowestHealthWhile(handedOut));
    expect(await handedOut).toMatchObject({ status: 200 });
  }
  reportFigure(42, `GET /healthz took ${Math.round(slowest)} ms at most while ${what} went out as ${format}`);
  return slowest;
}

describe('a note without end', () => {
  it.each(Object.entries(TRANSCRIPTS))(
    'of %s is exported while others are answered',
    async (what, transcript) => {
      await setTranscript(transcript);
      for (const format of ['md', 'txt', 'json']) expect(await exportAside(what, format)).toBeLessThan(mostMs());
    },
    360_000,
  );
});

describe('a correction without end', () => {
  it.each(Object.entries(CORRECTIONS))(
    'of %s is exported while others are answered',
    async (what, [heard, corrected]) => {
      await setTranscript(corrected);
      await gateway.database.dataSource.query(
        `with note as (update notes set transcript_edited_at = now(), transcript_edited_by = owner_id where id = $1 returning recording_id)
         update recordings set segments = $2 from note where recordings.id = note.recording_id`,
        [noteId, JSON.stringify([{ startSeconds: 0, endSeconds: 9, text: heard }])],
      );
      expect(await exportAside(what, 'json')).toBeLessThan(mostMs());
    },
    360_000,
  );
});
