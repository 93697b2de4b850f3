import type { Note, NoteDetail } from '@stitchbook/api-types';
import { awayFromTheEndOf } from './support/away-from-the-end.ts';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const MAX_PER_DAY = 2;
let gateway: TestGateway;
let ada: Person;
let note: Note;

beforeAll(async () => {
  gateway = await startGateway({ QUOTA_MODEL_CALLS_PER_DAY: String(MAX_PER_DAY) });
});
beforeEach(async () => {
  await awayFromTheEndOf('day');
  ada = await gateway.join('Ada');
  note = (await ada.ask('POST', '/api/notes', { form: noteForm('Just said') })).body as Note;
});
afterAll(() => gateway.close());

const sql = <Row>(text: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(text, parameters);
const remove = () => ada.ask('DELETE', `/api/notes/${note.id}`);
const restore = async () => (await ada.ask('POST', `/api/notes/${note.id}/restore`)).body as NoteDetail;
const jobs = () =>
  sql<{ kind: string; state: string; isClaimed: boolean; isEnqueued: boolean }>(
    `select kind, state, claim_token is not null as "isClaimed", enqueued_at is not null as "isEnqueued"
     from jobs where note_id = $1 order by created_at`,
    [note.id],
  );
const begin = () =>
  sql(
    `update jobs set state = 'running', claim_token = gen_random_uuid(), lease_until = now() + interval '1 minute'
     where note_id = $1`,
    [note.id],
  );
const QUEUED = { state: 'queued', isClaimed: false, isEnqueued: true };

describe('work on a note that is deleted and brought back', () => {
  it('waits again when it had waited, and costs no further model call', async () => {
    await remove();
    expect(await jobs()).toEqual([]);
    expect(await restore()).toMatchObject({ enrichment: 'queued', enrichmentJobId: note.enrichmentJobId });
    expect(await jobs()).toEqual([{ kind: 'enrich-note', ...QUEUED }]);
    expect(await sql('select calls from model_calls where owner_id = $1', [ada.id])).toEqual([{ calls: 1 }]);
  });

  it('is begun anew when it was under way, as another model call, and its old worker cannot write any more', async () => {
    await begin();
    await remove();
    expect(await restore()).toMatchObject({ enrichment: 'queued', enrichmentReason: null });
    expect(await jobs()).toMatchObject([{ state: 'cancelled', isClaimed: false }, QUEUED]);
    expect(await sql('select calls from model_calls where owner_id = $1', [ada.id])).toEqual([{ calls: 2 }]);
  });

  it('waits for the quota where that is used up', async () => {
    for (let time = 0; time < MAX_PER_DAY; time += 1) {
      await sql(`update jobs set state = 'cancelled' where note_id = $1 and state = 'running'`, [note.id]);
      await begin();
      await remove();
      await restore();
    }
    expect((await ada.get(`/api/notes/${note.id}`)).body).toMatchObject({
      enrichment: 'queued',
      enrichmentReason: expect.stringContaining('used up'),
    });
    await remove();
    expect(await restore()).toMatchObject({ enrichmentReason: expect.stringContaining('used up') });
  });

  it('is tried again by another attempt than the one that was under way', async () => {
    await sql(`update jobs set kind = 'create-from-note', input = '{"type": "story"}' where note_id = $1`, [note.id]);
    await begin();
    await remove();
    await restore();
    expect(await jobs()).toEqual([{ kind: 'create-from-note', ...QUEUED }]);
    expect(await sql('select attempt from jobs where note_id = $1', [note.id])).toEqual([{ attempt: 2 }]);
  });

  it('stays as it ended when it had ended', async () => {
    await sql(`update jobs set state = 'failed', error = 'No.', finished_at = now() where note_id = $1`, [note.id]);
    await remove();
    expect(await restore()).toMatchObject({ enrichment: 'failed', enrichmentReason: 'No.' });
  });
});
