import { Job, Note, Recording } from '@stitchbook/database';
import type { JobOf } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';
import { LanguageSettings, createLanguageEngine } from '@stitchbook/text';
import { loadSettings } from '@stitchbook/config';
import { EnrichNoteHandler } from '../src/enrich-note.handler.ts';
import { EnrichmentRepository } from '../src/enrichment.repository.ts';
import { TaskRepository } from '../src/task.repository.ts';
import { NOT_COMPARED } from './support/not-compared.ts';

const logger = createLogger('test', { level: 'silent' });
const engine = createLanguageEngine(loadSettings(LanguageSettings, {}), logger);
const GARDEN = [
  'The tomatoes in the garden are red.',
  'The garden needs water and the tomatoes need compost.',
  'I pulled the weeds out of the garden bed.',
];
const DOCTOR = [
  'The doctor says my blood pressure is too high.',
  'I take the tablets that the doctor gave me.',
  'The surgery measures the blood pressure again.',
];
let database: TestDatabase;
let ownerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  ownerId = await addUser(database.dataSource);
});
afterAll(() => database.drop());

const show = (id: number) => database.dataSource.getRepository(Note).findOneByOrFail({ id });

/** Ten minutes: each sentence three times, twenty seconds each. */
const repeat = (texts: readonly string[]) => Array.from({ length: 5 }, () => texts).flat();
const segmentsOf = (texts: readonly string[]) =>
  texts.map((text, at) => ({ startSeconds: at * 20, endSeconds: at * 20 + 18, text }));

async function save(segments: ReturnType<typeof segmentsOf> | null, transcript: string): Promise<number> {
  const about = { ownerId, audioKey: `audio-${Math.random()}`, format: 'wav' as const, bytes: 1, sha256: 'x' };
  const recording =
    segments && (await database.dataSource.manager.insert(Recording, { ...about, transcript, segments }));
  const recordingId = recording === null ? null : String(recording.identifiers[0]?.['id']);
  const note = await database.dataSource.manager.insert(Note, { ownerId, title: 'A day', transcript, recordingId });
  return Number(note.identifiers[0]?.['id']);
}

async function enrich(noteId: number): Promise<void> {
  const job = Object.assign(new Job(), { kind: 'enrich-note', ownerId, noteId }) as JobOf<'enrich-note'>;
  const context = { signal: new AbortController().signal, logger, reportProgress: () => undefined };
  const handler = new EnrichNoteHandler(
    new EnrichmentRepository(database.dataSource),
    new TaskRepository(),
    engine,
    NOT_COMPARED,
    {
      wake: () => undefined,
    },
  );
  await database.dataSource.transaction(await handler.handle(job, context));
}

describe('the chapters of a note', () => {
  it('are kept with it when its words are read, and found again when they are corrected', async () => {
    const segments = segmentsOf([...repeat(GARDEN), ...repeat(DOCTOR)]);
    const transcript = segments.map(({ text }) => text).join(' ');
    const id = await save(segments, transcript);
    await enrich(id);
    expect((await show(id)).chapters).toEqual([
      { startSeconds: 0, title: 'The tomatoes in the garden are red' },
      { startSeconds: 300, title: 'The doctor says my blood pressure is too high' },
    ]);
    await database.dataSource.manager.update(
      Note,
      { id },
      {
        transcript: transcript.replaceAll('says my blood', 'thinks my blood'),
        transcriptEditedAt: new Date(),
        transcriptVersion: () => 'transcript_version + 1',
      },
    );
    await enrich(id);
    expect((await show(id)).chapters?.map(({ title }) => title)).toEqual([
      'The tomatoes in the garden are red',
      'The doctor thinks my blood pressure is too high',
    ]);
  }, 60_000);

  it('are none without audio, whose times nobody knows', async () => {
    const id = await save(null, [...repeat(GARDEN), ...repeat(DOCTOR)].join(' '));
    expect((await show(id)).chapters).toBeNull();
    await enrich(id);
    expect((await show(id)).chapters).toEqual([]);
  }, 60_000);
});
