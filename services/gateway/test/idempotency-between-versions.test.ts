import type { Comment, Note } from '@stitchbook/api-types';
import { noteForm } from './support/forms.ts';
import type { Answer, Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let noteId: number;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  ada = await gateway.join('Ada');
  noteId = ((await ada.ask('POST', '/api/notes', { form: noteForm('To comment on') })).body as Note).id;
});

const query = <T extends object>(sql: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<T[]>(sql, parameters);
const comment = (key: string): Promise<Answer> =>
  ada.ask('POST', `/api/notes/${noteId}/comments`, {
    json: { content: 'Once' },
    headers: { 'idempotency-key': key },
  });

// While versions change, requests of one client reach both. The version before migration 0023 names the note, and finds
// the comment by its moment: created_at of both rows is the start of their transaction, a comment's to the millisecond.
describe('a comment that is sent again with its Idempotency-Key, to the other of two versions', () => {
  const asTheVersionBefore = (key: string) =>
    query(`update idempotency_keys set note_id = $1, comment_id = null where owner_id = $2 and key = $3`, [
      noteId,
      ada.id,
      key,
    ]);

  it('is found again where the version before made it, rewritten or not', async () => {
    const first = await comment('key-1');
    await comment('key-2');
    await asTheVersionBefore('key-1');
    expect(await comment('key-1')).toMatchObject({ status: 201, body: first.body as object });
    const { id } = first.body as Comment;
    await ada.ask('PATCH', `/api/comments/${id}`, { json: { content: 'Changed' } });
    expect(await comment('key-1')).toMatchObject({ status: 201, body: { id, content: 'Changed' } });
    expect((await ada.get(`/api/notes/${noteId}/comments`)).body).toHaveLength(2);
  });

  it('is deleted since, whatever else was commented in the same moment', async () => {
    const { id } = (await comment('key-1')).body as Comment;
    await comment('key-2');
    await asTheVersionBefore('key-1');
    for (const table of ['comments', 'idempotency_keys'])
      await query(`update ${table} set created_at = date_trunc('hour', now())`);
    await ada.ask('DELETE', `/api/comments/${id}`);
    expect(await comment('key-1')).toMatchObject({ status: 409, body: { code: 'request.deleted-since' } });
  });

  it('is found again by the version before', async () => {
    const { id } = (await comment('key-1')).body as Comment;
    const found = await query<{ id: number }>(
      `select c.id::float8 as id from idempotency_keys k join comments c
         on c.note_id = k.note_id and c.user_id = k.owner_id and c.created_at = k.created_at::timestamptz(3)
       where k.route = 'comments' and k.owner_id = $1 and k.key = 'key-1'`,
      [ada.id],
    );
    expect(found).toEqual([{ id }]);
  });
});
