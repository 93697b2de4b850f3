import { createHash } from 'node:crypto';
import type { ImportReport, Note } from '@stitchbook/api-types';
import { readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { downloadArchive, unzip, upload, zipOf } from './support/archives.ts';
import { fillAccount } from './support/full-account.ts';
import { findStrays } from './support/find-traces.ts';

const MEGABYTE = 2 ** 20;
const PATIENCE_MS = 120_000;
const MANIFEST = ['manifest.json', '{"format":"stitchbook-account","formatVersion":1}'] as const;

let gateway: TestGateway;
let bea: Person;

afterEach(() => gateway.close());

async function open(environment: Record<string, string> = {}): Promise<void> {
  gateway = await startGateway(environment);
  bea = await gateway.join('Bea');
}

const noteJson = (more: object) => ({
  key: 'elsewhere:1',
  title: 'From elsewhere',
  transcript: 'Words.',
  originalTranscript: null,
  transcriptEdit: null,
  version: 1,
  transcriptVersion: 1,
  sentiment: 'neutral',
  themes: [],
  duration: 0,
  createdAt: '2026-01-31T09:05:00.000Z',
  updatedAt: '2026-01-31T09:05:00.000Z',
  recording: null,
  comments: [],
  ...more,
});
const note = (folder: string, more: object = {}) =>
  [`notes/${folder}/note.json`, JSON.stringify(noteJson({ key: `elsewhere:${folder}`, ...more }))] as const;
const bomb = (letters: string, bytes: number) => `[${letters.repeat(Math.floor(bytes / letters.length))}{}]`;
const zip = (...files: (readonly [string, string])[]) => zipOf(files, { compress: true });
const reasons = ({ body }: { body: unknown }) => (body as ImportReport).problems.map(({ reason }) => reason);

describe('a small archive that would become much', () => {
  beforeEach(() => open(), PATIENCE_MS);

  it(
    'is refused when its manifest would',
    async () => {
      for (const bytes of [60 * MEGABYTE, 15 * MEGABYTE]) {
        const small = await zip(['manifest.json', bomb('{},', bytes)]);
        expect(small.length).toBeLessThan(200_000);
        expect(await upload(bea, small)).toMatchObject({ status: 422, body: { code: 'archive.no-manifest' } });
      }
      expect(await findStrays(gateway)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it.each([
    ['by many empty objects', bomb('{},', 20 * MEGABYTE), 'There is too much in this file.'],
    ['by many numbers', bomb('1,', 20 * MEGABYTE), 'There is too much in this file.'],
    ['by its length', bomb('{},', 60 * MEGABYTE), 'This file is too large.'],
    ['by its depth', '['.repeat(5 * MEGABYTE), 'This file is nested too deeply.'],
    ['in a field that nobody knows', `{"x":${bomb('{},', 20 * MEGABYTE)}}`, 'There is too much in this file.'],
    ['behind a string that does not end', `"${'\\"'.repeat(MEGABYTE)}`, 'This file is damaged.'],
  ])(
    'loses that note with a sentence, and the others come in: %s',
    async (_, content, reason) => {
      const answer = await upload(bea, await zip(MANIFEST, note('a'), ['notes/b/note.json', content], note('c')));
      expect(answer).toMatchObject({ status: 200, body: { notes: { imported: 2, failed: 1 } } });
      expect(reasons(answer)).toEqual([reason]);
    },
    PATIENCE_MS,
  );

  it(
    'does the same in creations and themes',
    async () => {
      const answer = await upload(
        bea,
        await zip(
          MANIFEST,
          note('a'),
          ['creations/x.json', bomb('{},', 5 * MEGABYTE)],
          ['themes.json', bomb('{},', 3 * MEGABYTE)],
        ),
      );
      expect(answer).toMatchObject({ status: 200, body: { notes: { imported: 1 }, creations: { failed: 1 } } });
      expect(reasons(answer)).toEqual(['There is too much in this file.', 'There is too much in this file.']);
    },
    PATIENCE_MS,
  );
});

describe('the largest note that people can have', () => {
  beforeEach(() => open(), PATIENCE_MS);

  it(
    'comes in whole, and goes out and in again',
    async () => {
      const words = 'Vielerlei Wörter, \n'.repeat(210_000).slice(0, 3_900_000);
      const segments = Array.from({ length: 36_000 }, (_, n) => ({
        startSeconds: n * 10,
        endSeconds: n * 10 + 9.5,
        text: 'What was heard in these ten seconds of a hundred hours, with its words. ',
      }));
      const comments = Array.from({ length: 5_000 }, (_, n) => ({
        author: 'Grace',
        isOwner: false,
        content: `Comment ${n}: ${'well said '.repeat(20)}`,
        timestamp: n,
        createdAt: '2026-01-31T09:05:00.000Z',
        updatedAt: '2026-01-31T09:05:00.000Z',
      }));
      const audio = await readFixture('amiable.wav');
      const recording = {
        format: 'wav',
        bytes: audio.length,
        sha256: createHash('sha256').update(audio).digest('hex'),
        transcript: words,
        segments,
        durationSeconds: 360_000,
        engine: 'test/1',
        createdAt: '2026-01-31T09:05:00.000Z',
      };
      const [path, json] = note('large', { transcript: words, originalTranscript: words, recording, comments });
      const packed = await zipOf([MANIFEST, [path, json], ['notes/large/audio.wav', audio]], { compress: true });
      expect(await upload(bea, packed)).toMatchObject({ status: 200, body: { notes: { imported: 1, failed: 0 } } });
      const exported = await downloadArchive(gateway.address, bea);
      const files = await unzip(exported);
      const [bytes] = [...files].filter(([name]) => name.endsWith('note.json')).map(([, content]) => content.length);
      process.stdout.write(`the largest note takes ${(Number(bytes) / MEGABYTE).toFixed(1)} MB of JSON\n`);
      const ada = await gateway.join('Ada');
      expect(await upload(ada, exported)).toMatchObject({ status: 200, body: { notes: { imported: 1, failed: 0 } } });
    },
    PATIENCE_MS,
  );
});

describe('two imports at once', () => {
  beforeEach(() => open(), PATIENCE_MS);

  it(
    'are one after the other for one person, and go side by side for two',
    async () => {
      const archive = await zip(MANIFEST, ...Array.from({ length: 150 }, (_, n) => note(String(n))));
      const ada = await gateway.join('Ada');
      const answers = await Promise.all([upload(bea, archive), upload(bea, archive), upload(ada, archive)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      expect(answers.find(({ status }) => status === 409)).toMatchObject({
        body: { code: 'account.import-under-way', message: expect.stringMatching(/Please wait/) as string },
      });
      expect(await upload(bea, archive)).toMatchObject({ status: 200, body: { notes: { alreadyThere: 150 } } });
    },
    PATIENCE_MS,
  );

  it(
    'are let in again when the one before has died',
    async () => {
      const lease = (expires: string) =>
        gateway.database.dataSource.query(
          `insert into import_leases (owner_id, token, expires_at) values ($1, gen_random_uuid(), now() + $2::interval)
         on conflict (owner_id) do update set expires_at = excluded.expires_at`,
          [bea.id, expires],
        );
      const archive = await zip(MANIFEST, note('a'));
      await lease('1 minute');
      expect(await upload(bea, archive)).toMatchObject({ status: 409 });
      await lease('-1 second');
      expect(await upload(bea, archive)).toMatchObject({ status: 200 });
    },
    PATIENCE_MS,
  );
});

describe('an archive with more audio than one person may keep', () => {
  it(
    'brings the notes that fit, and says of the others that they do not',
    async () => {
      await open();
      const { ada } = await fillAccount(gateway);
      const sound = await readFixture('dashwood.wav');
      for (let count = 0; count < 6; count += 1) {
        const form = new FormData();
        form.append('title', `Note ${count}`);
        form.append('audio', new Blob([new Uint8Array(sound), String(count)], { type: 'audio/wav' }), 'a.wav');
        await ada.ask('POST', '/api/notes', { form });
      }
      const archive = await downloadArchive(gateway.address, ada);
      await gateway.close();
      await open({ QUOTA_STORED_MB: '1' });
      const { status, body } = await upload(bea, archive);
      const { notes, problems } = body as ImportReport;
      expect({ status, total: notes.imported + notes.failed }).toEqual({ status: 200, total: 8 });
      expect(notes.failed).toBeGreaterThan(0);
      expect(problems[0]?.reason).toContain('more than the 1 MB that one person may keep here');
      const [stored] = await gateway.database.dataSource.query<{ bytes: number }[]>(
        'select coalesce(sum(bytes), 0)::int as bytes from recordings',
      );
      expect(stored?.bytes).toBeLessThanOrEqual(MEGABYTE);
      expect(await findStrays(gateway)).toEqual([]);
      expect(((await bea.get('/api/notes')).body as Note[]).length).toBe(notes.imported);
    },
    PATIENCE_MS,
  );
});
