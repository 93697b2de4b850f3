import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import type { Note } from '@stitchbook/api-types';
import type { ArchiveManifest } from '@stitchbook/archive';
import { formOf, readFixture } from './support/forms.ts';
import { listOpenFiles } from './support/list-open-files.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { CHAPTERS, NOT_UNDERSTOOD, PEAKS, SEGMENTS, TASKS, fillAccount } from './support/full-account.ts';
import { type Files, downloadArchive, readJson, unzip } from './support/archives.ts';
import { untilItStays } from './support/until-it-stays.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;
let mallory: Person;
let spoken: Note;
let archive: Buffer;
let files: Files;

const sql = (text: string, parameters: unknown[] = []) => gateway.database.dataSource.query(text, parameters);

beforeAll(async () => {
  gateway = await startGateway();
  ({ ada, grace, mallory, spoken } = await fillAccount(gateway));
  archive = await downloadArchive(gateway.address, ada);
  files = await unzip(archive);
}, 30_000);
afterAll(() => gateway.close());

const pathOf = (ending: string) => [...files.keys()].find((path) => path.endsWith(ending)) ?? '';

describe('exporting an account', () => {
  it('should require authentication', async () => {
    expect(await gateway.visitor().get('/api/account/export')).toMatchObject({ status: 401 });
    expect(await gateway.visitor().ask('POST', '/api/account/import', { form: formOf({}) })).toMatchObject({
      status: 401,
    });
  });

  it('is a zip with a name and a date', async () => {
    const { status, headers } = await ada.get('/api/account/export');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="stitchbook \d{4}-\d\d-\d\d\.zip"$/);
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('holds a folder for each note, its creations, its themes, and last a manifest', () => {
    const folder = `notes/2020-02-29 Über alles nichts (${spoken.id})`;
    expect([...files.keys()].slice(0, 3)).toEqual([`${folder}/note.json`, `${folder}/note.md`, `${folder}/audio.mp3`]);
    expect([...files.keys()].at(-1)).toBe('manifest.json');
    expect(readJson(files, 'themes.json')).toEqual(expect.arrayContaining([{ name: 'unused', color: '#010203' }]));
    expect([...files.keys()].filter((path) => path.startsWith('creations/'))).toHaveLength(6);
  });

  it('says in the manifest what it is, and the checksum of all audio', async () => {
    const manifest = readJson(files, 'manifest.json') as ArchiveManifest;
    expect(manifest).toMatchObject({
      format: 'stitchbook-account',
      formatVersion: 1,
      account: { name: 'Ada Test', email: 'Ada@example.org', titleNotesForMe: false, spokenLanguage: null },
      counts: { notes: 2, recordings: 1, comments: 2, creations: 3, themes: 3 },
    });
    const bytes = await readFixture('dashwood.mp3');
    expect(files.get(pathOf('audio.mp3'))?.equals(bytes)).toBe(true);
    expect(manifest.audio).toEqual([
      { path: pathOf('audio.mp3'), bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    ]);
  });

  it('keeps everything there is to know about a note', () => {
    expect(readJson(files, pathOf(`(${spoken.id})/note.json`))).toEqual({
      key: `${ada.id}:${spoken.id}`,
      suggestedTitle: 'Heard once',
      sentimentCorrectedAt: '2020-03-01T00:00:00.500Z',
      foundSentiment: 'negative',
      moodSentence: 'Corrected by Grace.',
      timeZone: 'Europe/Berlin',
      tasks: TASKS,
      chapters: CHAPTERS,
      title: 'Über: "alles" / nichts',
      transcript: 'Corrected by Grace.',
      originalTranscript: 'Heard once.',
      transcriptEdit: { editedBy: 'Grace Test', isOwner: false, editedAt: expect.any(String) },
      version: 3,
      transcriptVersion: 2,
      sentiment: 'very_positive',
      themes: [
        { name: 'zebra', color: '#6366f1' },
        { name: 'apple', color: '#aabbcc' },
      ],
      removedTags: ['gone', 'work'],
      pinnedAt: expect.any(String),
      duration: 7.25,
      createdAt: '2020-02-29T12:00:00.123Z',
      updatedAt: expect.any(String),
      recording: expect.objectContaining({
        format: 'mp3',
        transcript: 'Heard once.',
        segments: SEGMENTS,
        durationSeconds: 7.25,
        notUnderstood: NOT_UNDERSTOOD,
        wordlessReason: 'no-speech',
        peaks: PEAKS.toString('base64'),
        engine: 'moonshine/tiny',
        language: 'fr',
      }),
      comments: [
        expect.objectContaining({
          author: 'Grace Test',
          isOwner: false,
          content: 'From Grace',
          timestamp: 1.5,
        }),
        expect.objectContaining({ author: 'Ada Test', isOwner: true, content: 'From Ada', timestamp: null }),
      ],
      shares: [expect.objectContaining({ userId: grace.id, name: 'Grace Test', permission: 'edit' })],
    });
  });

  it('says nothing of which words may have been misheard', () => {
    const { recording } = readJson(files, pathOf(`(${spoken.id})/note.json`)) as { recording: object };
    expect(Object.keys(recording).join(' ')).not.toMatch(/unsure|confidence/i);
  });

  it('names whom its owner has blocked', () => {
    expect(readJson(files, 'blocked-people.json')).toEqual([
      { userId: mallory.id, name: 'Mallory Test', createdAt: expect.any(String) },
    ]);
  });

  it('holds nothing of anybody else, nor what others shared', async () => {
    const own = await unzip(await downloadArchive(gateway.address, grace));
    expect([...own.keys()]).toEqual([
      'themes.json',
      'separate-tags.json',
      'blocked-people.json',
      'vocabulary.json',
      'corrected-words.json',
      'manifest.json',
    ]);
  });

  it('breaks off visibly when a recording cannot be read, and is refused when there is nothing to send yet', async () => {
    const eve = await gateway.join('Eve');
    const add = async (title: string) =>
      (
        await eve.ask('POST', '/api/notes', {
          form: formOf(
            { title, transcript: 'x'.repeat(200_000), duration: '1' },
            { bytes: await readFixture('dashwood.wav') },
          ),
        })
      ).body as Note;
    await add('First');
    const second = await add('Second');
    const remove = async (noteId: number) => {
      const [{ key }] = (await sql(
        'select audio_key as key from recordings where id = (select recording_id from notes where id = $1)',
        [noteId],
      )) as [{ key: string }];
      await rm(join(gateway.audioDirectory, key.slice(0, 2), key));
    };
    await remove(second.id);
    await expect(downloadArchive(gateway.address, eve)).rejects.toThrow(/terminated|hang up|closed/);
    await sql('update notes set created_at = $2 where id = $1', [second.id, '2000-01-01']);
    expect(await eve.get('/api/account/export')).toMatchObject({ status: 404, body: { code: 'audio.missing' } });
  });

  it('ends when the person goes away, and closes what it had open', async () => {
    const eve = await gateway.join('Eve');
    const form = () =>
      formOf(
        { title: 'Long', transcript: '', duration: '1' },
        { bytes: Buffer.concat([wav, Buffer.alloc(4 * 2 ** 20)]) },
      );
    const wav = await readFixture('dashwood.wav');
    for (let count = 0; count < 4; count += 1) await eve.ask('POST', '/api/notes', { form: form() });
    await sql(`update recordings set sha256 = gen_random_uuid()::text where owner_id = $1`, [eve.id]);
    const openFiles = listOpenFiles(gateway.audioDirectory);
    for (let count = 0; count < 10; count += 1) {
      await new Promise<void>((resolve, reject) => {
        const request = get(
          `${gateway.address}/api/account/export`,
          { headers: { cookie: eve.cookieHeader() } },
          (response) => {
            response.once('data', () => {
              request.destroy();
              resolve();
            });
          },
        );
        request.on('error', () => undefined);
        request.once('timeout', reject);
      });
    }
    await untilItStays(async () => (await openFiles()).length === 0);
    expect(await openFiles()).toEqual([]);
    expect(await ada.get('/api/notes')).toMatchObject({ status: 200 });
  }, 90_000);
});
