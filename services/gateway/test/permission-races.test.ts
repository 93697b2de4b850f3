import type { Comment, Note } from '@stitchbook/api-types';
import { type Statement, askWhile } from './support/ask-while.ts';
import { noteForm } from './support/forms.ts';
import type { Answer, Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;
let note: Note;
let comment: Comment;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  note = (await ada.ask('POST', '/api/notes', { form: noteForm('Ours') })).body as Note;
  const json = { sharedWithUserId: grace.id, permission: 'edit' };
  await ada.ask('POST', `/api/notes/${note.id}/share`, { json });
  comment = (await grace.ask('POST', `/api/notes/${note.id}/comments`, { json: { content: 'Hers' } })).body as Comment;
});
afterAll(() => gateway.close());

const askWhileHeld = (
  meanwhile: Statement,
  ask: () => Promise<Answer>,
  hold: Statement = ['select 1 from notes where id = $1 for update', [note.id]],
) => askWhile(gateway, { hold, meanwhile }, ask);

const on = (path: string) => `/api/notes/${note.id}${path}`;
const RESPOND_ASYNC = { prefer: 'respond-async' };
const BY_AN_EDITOR: Record<string, () => Promise<Answer>> = {
  'renames it': () => grace.ask('POST', on('/update-title'), { json: { title: 'Hers now' } }),
  'tags it': () => grace.ask('POST', on('/update-tags'), { json: { tags: ['hers'] } }),
  'corrects it': () => grace.ask('POST', on('/update-transcript'), { json: { transcript: 'Her words.' } }),
  'comments on it': () => grace.ask('POST', on('/comments'), { json: { content: 'Still here' } }),
  'rewrites a comment': () => grace.ask('PATCH', `/api/comments/${comment.id}`, { json: { content: 'Still here' } }),
  'deletes a comment': () => grace.ask('DELETE', `/api/comments/${comment.id}`),
  'makes something of it': () => grace.ask('POST', on('/generate'), { headers: RESPOND_ASYNC }),
};
const BY_ITS_OWNER: Record<string, () => Promise<Answer>> = {
  'shares it': () => ada.ask('POST', on('/share'), { json: { sharedWithUserId: grace.id } }),
  'ends a share': () => ada.ask('DELETE', on(`/shares/${grace.id}`)),
  'deletes it': () => ada.ask('DELETE', on('')),
};

/** All that the people of a note can change. */
async function stateOfNote(): Promise<unknown[]> {
  return gateway.database.dataSource.query(
    `select title, transcript, version, (select array_agg(content) from comments where note_id = n.id) as comments,
            (select count(*)::int from note_themes where note_id = n.id) as tags,
            (select count(*)::int from jobs where note_id = n.id) as jobs
     from notes n where id = $1`,
    [note.id],
  );
}

describe('whoever', () => {
  it.each(Object.entries(BY_AN_EDITOR))('%s just when their share ends changes nothing', async (_what, ask) => {
    const before = await stateOfNote();
    expect(await askWhileHeld(['delete from shares where note_id = $1', [note.id]], ask)).toMatchObject({
      status: 404,
    });
    expect(await stateOfNote()).toEqual(before);
  });

  it.each(Object.entries(BY_AN_EDITOR))('%s just when they may only look any more changes nothing', async (_, ask) => {
    const before = await stateOfNote();
    const lower = `update shares set permission = 'view' where note_id = $1`;
    expect(await askWhileHeld([lower, [note.id]], ask)).toMatchObject({ status: 403 });
    expect(await stateOfNote()).toEqual(before);
  });

  it.each(Object.entries({ ...BY_AN_EDITOR, ...BY_ITS_OWNER }))(
    '%s just when it is deleted is answered that it is gone',
    async (_, ask) => {
      expect(await askWhileHeld(['delete from notes where id = $1', [note.id]], ask)).toMatchObject({ status: 404 });
    },
  );

  it('shares a note just when the other person deletes their account is answered that there is no such user', async () => {
    const linus = await gateway.join('Linus');
    const ask = () => ada.ask('POST', on('/share'), { json: { sharedWithUserId: linus.id } });
    expect(await askWhileHeld(['delete from users where id = $1', [linus.id]], ask)).toMatchObject({
      status: 404,
      body: { code: 'share.no-such-user' },
    });
  });

  it('asks for something just when their account is deleted is answered so with a 404, not a 5xx', async () => {
    // Of no note: whoever holds a note waits for its owner, as a deletion does the other way round.
    const json = { transcript: 'Words of no note.', existingTags: [] };
    const ask = () => ada.ask('POST', '/api/notes/tag-suggestions', { json, headers: RESPOND_ASYNC });
    const hold: Statement = ['select 1 from users where id = $1 for update', [ada.id]];
    expect(await askWhileHeld(['delete from users where id = $1', [ada.id]], ask, hold)).toMatchObject({
      status: 404,
      body: { code: 'request.subject-gone' },
    });
  });
});
