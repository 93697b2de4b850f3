import type { Note, NoteUpdate } from '@stitchbook/api-types';
import { EnrichmentService } from '../src/enrichment/enrichment.service.ts';
import { awayFromTheEndOf } from './support/away-from-the-end.ts';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const MAX_PER_DAY = 3;
let gateway: TestGateway;
let ada: Person;

beforeAll(async () => {
  gateway = await startGateway({ QUOTA_MODEL_CALLS_PER_DAY: String(MAX_PER_DAY) });
});
beforeEach(async () => {
  await awayFromTheEndOf('day');
  ada = await gateway.join('Ada');
});
afterAll(() => gateway.close());

const run = <T>(sql: string, parameters: unknown[] = []) => gateway.database.dataSource.query<T[]>(sql, parameters);
const release = () => gateway.app.get(EnrichmentService).releaseWaiting();
const jobsOf = (noteId: number) =>
  run<{ state: string; isReady: boolean }>(
    `select state, available_at <= now() as "isReady" from jobs where note_id = $1 order by created_at`,
    [noteId],
  );
const callsOf = async ({ id }: Person) =>
  (await run<{ calls: number }>('select calls from model_calls where owner_id = $1', [id]))[0]?.calls ?? 0;
const say = async (note: Note, transcript: string, person = ada) =>
  ((await person.ask('POST', `/api/notes/${note.id}/update-transcript`, { json: { transcript } })).body as NoteUpdate)
    .note;
const save = async (title: string) =>
  (await ada.ask('POST', '/api/notes', { form: noteForm(title, 'Words.') })).body as Note;
const finish = (noteId: number) => run(`update jobs set state = 'done' where note_id = $1`, [noteId]);

describe('looking for the mood of words that are changed again and again', () => {
  it('is asked for once, however often and however quickly they change, while it waits', async () => {
    const note = await save('Toggled');
    for (let count = 0; count < 5; count += 1) await say(note, `Words ${count}.`);
    await Promise.all(Array.from({ length: 8 }, (_, index) => say(note, `At once ${index}.`)));
    expect(await jobsOf(note.id)).toEqual([{ state: 'queued', isReady: true }]);
    expect(await callsOf(ada)).toBe(1);
  });

  it('waits beyond the quota with its reason on the note, and goes on by itself when the quota allows it again', async () => {
    const note = await save('Toggled');
    for (let count = 1; count < MAX_PER_DAY; count += 1) {
      await finish(note.id);
      expect(await say(note, `Words ${count}.`)).toMatchObject({ enrichment: 'queued', enrichmentReason: null });
    }
    await finish(note.id);
    const reason = `Themes and mood are looked for later: today's ${MAX_PER_DAY} requests to the models are used up. This goes on by itself.`;
    expect(await say(note, 'One too many.')).toMatchObject({ enrichment: 'queued', enrichmentReason: reason });
    expect(await say(note, 'And another.')).toMatchObject({ transcript: 'And another.', enrichmentReason: reason });
    expect((await ada.get('/api/notes')).body).toMatchObject([{ enrichmentReason: reason }]);
    expect((await jobsOf(note.id)).filter(({ state }) => state === 'queued')).toEqual([
      { state: 'queued', isReady: false },
    ]);

    expect(await release()).toBe(0);
    await run('update model_calls set day = day - 1');
    expect(await release()).toBe(1);
    expect((await jobsOf(note.id)).filter(({ state }) => state === 'queued')).toEqual([
      { state: 'queued', isReady: true },
    ]);
    expect((await ada.get(`/api/notes/${note.id}`)).body).toMatchObject({
      enrichment: 'queued',
      enrichmentReason: null,
    });
    expect(await callsOf(ada)).toBe(1);
  });

  it('releases only as many in a day as the quota allows, each for whoever asked', async () => {
    await run('delete from jobs');
    const notes = await Promise.all(Array.from({ length: MAX_PER_DAY * 2 + 1 }, (_, index) => save(`Note ${index}`)));
    const grace = await gateway.join('Grace');
    expect(await callsOf(ada)).toBe(MAX_PER_DAY);
    // They came at once, in whatever order: one that the quota allowed.
    const first = notes.find(({ enrichmentReason }) => enrichmentReason === null) as Note;
    await ada.ask('POST', `/api/notes/${first.id}/share`, { json: { sharedWithUserId: grace.id, permission: 'edit' } });
    await finish(first.id);
    expect(await say(first, 'Words of hers.', grace)).toMatchObject({ enrichmentReason: null });
    expect([await callsOf(ada), await callsOf(grace)]).toEqual([MAX_PER_DAY, 1]);
    await run('update model_calls set day = day - 1');
    expect(await release()).toBe(MAX_PER_DAY);
    expect(await release()).toBe(0);
    await run('update model_calls set day = day - 1');
    expect(await release()).toBe(1);
  });

  it('is asked for anew while the last words are being read', async () => {
    const note = await save('Being read');
    await run(`update jobs set state = 'running' where note_id = $1`, [note.id]);
    await say(note, 'Other words.');
    await say(note, 'Others again.');
    expect((await jobsOf(note.id)).map(({ state }) => state)).toEqual(['running', 'queued']);
  });

  it('is not counted for a recording, whose transcription was', async () => {
    const form = formOf({}, { bytes: await readFixture('amiable.wav') });
    const job = (await ada.ask('POST', '/api/transcribe', { form, headers: { prefer: 'respond-async' } })).body as {
      id: string;
    };
    const [{ id: recordingId } = { id: '' }] = await run<{ id: string }>(
      `update recordings set transcript = 'Amiable.', duration_seconds = 1
       where id = (select recording_id from jobs where id = $1) returning id`,
      [job.id],
    ).then((answer) => answer.flat());
    const saved = await ada.ask('POST', '/api/notes', {
      form: formOf({ title: 'Heard', transcript: 'Amiable.', duration: '1', recordingId }),
    });
    expect(saved).toMatchObject({ status: 201 });
    expect(await callsOf(ada)).toBe(1);
  });
});
