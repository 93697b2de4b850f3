import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StorageSettings, loadSettings } from '@stitchbook/config';
import { CreationSpeech, Job, hashSpokenWords } from '@stitchbook/database';
import { createJob } from '@stitchbook/jobs';
import { createAudioStore } from '@stitchbook/storage';
import { type TestDatabase, type TestWorker, addUser, createTestDatabase, startTestWorker } from '@stitchbook/testing';
import { type Line, type SpeakOptions, VoiceSettings, createSpeechSynthesizer } from '@stitchbook/voices';
import { CreationSpeechRepository } from '../src/creation-speech.repository.ts';
import { SpeakCreationHandler } from '../src/speak-creation.handler.ts';
import { StoreSpeech } from '../src/store-speech.ts';

let database: TestDatabase;
let worker: TestWorker;
let audio: string;
let ownerId: string;
/** What happens before the voice says anything. */
let meanwhile: () => Promise<unknown>;
/** Which voice was given which words to say. */
let said: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  audio = await mkdtemp(join(tmpdir(), 'stitchbook-speech-'));
  const repository = new CreationSpeechRepository(database.dataSource);
  const store = createAudioStore(loadSettings(StorageSettings, { AUDIO_DIR: audio }));
  const voices = createSpeechSynthesizer(loadSettings(VoiceSettings, {}));
  const synthesizer = {
    name: voices.name,
    async *speak(lines: readonly Line[], options?: SpeakOptions) {
      await meanwhile();
      said = lines.map(({ voice, text }) => `${voice} ${text}`);
      yield* voices.speak(lines, options);
    },
  };
  const handler = new SpeakCreationHandler(repository, new StoreSpeech(repository, store), synthesizer);
  worker = await startTestWorker(database, {
    kind: 'speak-creation',
    handle: (...about) => handler.handle(...about),
    concurrency: 2,
  });
  ownerId = await addUser(database.dataSource);
});
beforeEach(() => {
  meanwhile = async () => undefined;
});
afterAll(async () => {
  await worker.close();
  await database.drop();
  await rm(audio, { recursive: true });
});

const rows = <Row>(sql: string, parameters: unknown[] = []) => database.dataSource.query<Row[]>(sql, parameters);
const files = async () =>
  (await readdir(audio, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const speechOf = (creationId: number) => database.dataSource.getRepository(CreationSpeech).findOneBy({ creationId });

async function made(content: string, type = 'summary'): Promise<number> {
  const [row] = await rows<{ id: string }>(
    `insert into creations (owner_id, job_id, type, content, engine, transcript_version)
     values ($1, gen_random_uuid(), $2, $3, 'built-in/2', 1) returning id`,
    [ownerId, type, content],
  );
  return Number(row?.id);
}

/** The job as it ended; null when it went with its creation. */
async function speak(creationId: number): Promise<Job | null> {
  const job = await database.dataSource.transaction((manager) =>
    createJob(manager, { kind: 'speak-creation', ownerId, creationId }),
  );
  await worker.producer.enqueue(job);
  for (;;) {
    const now = await database.dataSource.getRepository(Job).findOneBy({ id: job.id });
    if (!now || ['done', 'failed'].includes(now.state)) return now;
    await wait(30);
  }
}

describe('reading a creation aloud', () => {
  it('keeps one file, and how long it is, who read it and of which words', async () => {
    const content = 'We met at the harbour.\n\n- [ ] Buy milk';
    const id = await made(content);
    expect(await speak(id)).toMatchObject({ state: 'done', progress: 100 });
    const speech = await speechOf(id);
    expect(speech).toMatchObject({ engine: 'flite/2.3', wordsSha256: hashSpokenWords(content) });
    expect(speech?.durationSeconds).toBeGreaterThan(2);
    expect((speech?.bytes ?? 0) / 4_000).toBeCloseTo(speech?.durationSeconds ?? 0, 0);
    expect(hashSpokenWords(content.replace('[ ]', '[x]'))).toBe(speech?.wordsSha256);
    expect(await files()).toContain(speech?.audioKey);
    expect(await rows('select 1 from orphaned_audio')).toEqual([]);
  });

  it('replaces what was read before, and leaves that file to the cleanup', async () => {
    const id = await made('The first words.');
    await speak(id);
    const before = await speechOf(id);
    await rows(`update creations set content = 'Quite other words.' where id = $1`, [id]);
    await speak(id);
    const after = await speechOf(id);
    expect(after?.wordsSha256).toBe(hashSpokenWords('Quite other words.'));
    expect(await rows('select audio_key as key from orphaned_audio where remove_after <= now()')).toEqual([
      { key: before?.audioKey },
    ]);
    await rows('delete from orphaned_audio');
  });

  it('reads the words anew that were written while it read, for what is played has to be what stands there', async () => {
    const id = await made('The words of before.');
    meanwhile = () => rows(`update creations set content = 'The words of now.' where id = $1`, [id]);
    expect(await speak(id)).toMatchObject({ state: 'done', attempt: 2 });
    expect(await speechOf(id)).toMatchObject({ wordsSha256: hashSpokenWords('The words of now.') });
    await rows('delete from orphaned_audio');
  });

  const SCRIPT = '# The boat\n\n**Host:** Who was there?\n\n**Guest:** I met Clara.\n\n**Host:** And then?';

  it('has the host and the guest of a podcast script say their lines by two voices, without their names', async () => {
    expect(await speak(await made(SCRIPT, 'podcast_script'))).toMatchObject({ state: 'done' });
    expect(said).toEqual(['0 The boat', '0 Who was there?', '1 I met Clara.', '0 And then?']);
  });

  it('reads what has bold words and is no script, and a script in which nobody is named, by one voice', async () => {
    await speak(await made('**Host:** Ana.\n\n**Guest:** Clara.', 'summary'));
    expect(said).toEqual(['0 Host: Ana.', '0 Guest: Clara.']);
    await speak(await made('# The boat\n\nI met Clara.\n\nWe sailed.', 'podcast_script'));
    expect(said).toEqual(['0 The boat', '0 I met Clara.', '0 We sailed.']);
  });

  it('fails with a sentence and leaves no file where the voices cannot say it', async () => {
    const before = (await files()).length;
    const id = await made('Heute war ich mit Anna am Hafen, und wir haben lange über das Boot gesprochen.');
    expect(await speak(id)).toMatchObject({ state: 'failed', errorCode: 'voice.other-language' });
    expect(await speechOf(id)).toBeNull();
    expect(await files()).toHaveLength(before);
    expect(await rows('select 1 from orphaned_audio')).toEqual([]);
  });

  it('leaves nothing that no row knows when the creation is deleted meanwhile', async () => {
    const before = await files();
    const id = await made('Words that nobody wants any more.');
    meanwhile = () => rows('delete from creations where id = $1', [id]);
    expect(await speak(id)).toBeNull();
    for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(50)) {
      const known = await rows<{ key: string }>(
        'select audio_key as key from creation_speech union all select audio_key from orphaned_audio',
      );
      const added = (await files()).filter((file) => !before.includes(file));
      const strays = added.filter((file) => !known.some(({ key }) => key === file));
      if (strays.length === 0) return;
    }
    throw new Error('there is a file that no row knows');
  });
});
