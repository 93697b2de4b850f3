import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StorageSettings, loadSettings } from '@stitchbook/config';
import { Job, Note, Recording } from '@stitchbook/database';
import { fetchSpeechModel } from '@stitchbook/speech/fetch-model';
import { type AudioStore, createAudioKey, createAudioStore } from '@stitchbook/storage';
import {
  type RunningService,
  type TestDatabase,
  addUser,
  audioFixture,
  createTestDatabase,
  startService,
  storesEnvironment,
} from '@stitchbook/testing';

const modelDirectory = process.env['STITCHBOOK_MODEL_DIR'] ?? join(process.cwd(), '.data', 'models', 'moonshine-tiny');
const checkDirectory = join(dirname(modelDirectory), 'moonshine-base');

let database: TestDatabase;
let directory: string;
let environment: Record<string, string>;
let store: AudioStore;
let ownerId: string;
let worker: RunningService | null = null;

beforeAll(async () => {
  await fetchSpeechModel({ directory: modelDirectory });
  await fetchSpeechModel({ directory: checkDirectory, model: 'moonshine-base' });
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'stitchbook-retranscription-'));
  environment = storesEnvironment(database.url, directory);
  store = createAudioStore(loadSettings(StorageSettings, environment));
  ownerId = await addUser(database.dataSource);
}, 120_000);
afterAll(async () => {
  await worker?.stop();
  await database.drop();
  await rm(directory, { recursive: true });
});

/** A note of a recording that was transcribed before. */
async function save(note: Partial<Note> = {}, engine = 'moonshine-tiny'): Promise<number> {
  const audioKey = createAudioKey();
  await store.write(audioKey, createReadStream(audioFixture('amiable.wav')));
  const recording = {
    ownerId,
    audioKey,
    format: 'wav',
    bytes: 1,
    sha256: 'x',
    transcript: 'As it was.',
    engine,
  } as const;
  const { identifiers } = await database.dataSource.manager.insert(Recording, recording);
  const recordingId = String(identifiers[0]?.['id']);
  const saved = { ownerId, recordingId, title: 'A note', transcript: 'As it was.', ...note };
  const inserted = await database.dataSource.manager.insert(Note, saved);
  return Number(inserted.identifiers[0]?.['id']);
}

const noteOf = (id: number) => database.dataSource.getRepository(Note).findOneByOrFail({ id });

async function untilRetranscribed(noteId: number): Promise<Note> {
  for (const deadline = Date.now() + 80_000; Date.now() < deadline; await wait(100)) {
    const note = await noteOf(noteId);
    if (note.version > 1) return note;
  }
  throw new Error(`note ${noteId} was not transcribed again; the worker said:\n${worker?.log()}`);
}

describe('a note that was transcribed before the better model was there', () => {
  it('gets its words when it is, and its mood and themes anew; no other note changes', async () => {
    const longAgo = new Date(Date.now() - 40 * 86_400_000);
    const first = await save();
    const others = [
      await save({ transcript: 'As somebody wants it.', transcriptEditedAt: new Date() }),
      await save({ transcript: 'Corrected before it was saved.' }),
      await save({ createdAt: longAgo }),
      await save({}, 'whisper-1'),
    ];
    const last = await save();
    worker = startService('transcription', {
      ...environment,
      SPEECH_DEFAULT_MODEL_DIR: modelDirectory,
      SPEECH_CHECK_MODEL_DIR: checkDirectory,
      METRICS_PORT: '0',
    });
    for (const id of [last, first]) {
      const note = await untilRetranscribed(id);
      expect(note).toMatchObject({
        transcript: 'He might even have been made amiable himself.',
        version: 2,
        transcriptVersion: 2,
        originalTranscript: null,
        transcriptEditedAt: null,
      });
      const recording = { id: String(note.recordingId) };
      expect(await database.dataSource.getRepository(Recording).findOneByOrFail(recording)).toMatchObject({
        transcript: note.transcript,
        engine: 'moonshine-tiny+moonshine-base',
        segments: [expect.objectContaining({ text: note.transcript })],
        wordConfidences: note.transcript.split(' ').map(() => 100),
      });
      const jobs = await database.dataSource.getRepository(Job).findBy({ noteId: id });
      expect(jobs.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
        'enrich-note queued',
        'retranscribe-note done',
      ]);
    }
    for (const id of others) expect(await noteOf(id)).toMatchObject({ version: 1 });
    expect(await database.dataSource.getRepository(Job).countBy({ kind: 'retranscribe-note' })).toBe(2);
  }, 180_000);
});
