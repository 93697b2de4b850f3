import type { Comment, Note } from '@stitchbook/api-types';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;
let note: Note;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  note = (await ada.ask('POST', '/api/notes', { form: noteForm('Ours') })).body as Note;
});
afterAll(() => gateway.close());

const share = (json: unknown, person = ada) => person.ask('POST', `/api/notes/${note.id}/share`, { json });
const comment = (person: Person, json: unknown) => person.ask('POST', `/api/notes/${note.id}/comments`, { json });

describe('sharing a note', () => {
  it('trims the user id, and shows the note to the other person, marked with who shared it', async () => {
    const answer = await share({ sharedWithUserId: `  ${grace.id} `, permission: 'comment' });
    expect(answer).toMatchObject({
      status: 200,
      body: { sharedWithUserId: grace.id, sharedWithName: 'Grace Test', permission: 'comment' },
    });
    const [seen] = (await grace.get('/api/notes')).body as Note[];
    expect(seen).toMatchObject({
      id: note.id,
      access: {
        role: 'comment',
        sharedBy: { id: ada.id, name: 'Ada Test' },
        mayComment: true,
        mayEdit: false,
        mayShare: false,
        mayDelete: false,
      },
    });
  });

  it('gives view when no permission is named, and another one when shared again', async () => {
    expect((await share({ sharedWithUserId: grace.id })).body).toMatchObject({ permission: 'view' });
    expect((await share({ sharedWithUserId: grace.id, permission: 'edit' })).body).toMatchObject({
      permission: 'edit',
    });
    expect((await ada.get(`/api/notes/${note.id}/shares`)).body).toHaveLength(1);
  });

  it.each([
    [{ sharedWithUserId: '' }, 400, 'Please enter a valid user ID to share with.'],
    [{ sharedWithUserId: '   ' }, 400, 'Please enter a valid user ID to share with.'],
    [{ sharedWithUserId: 7 }, 400, 'Please enter a valid user ID to share with.'],
    [{}, 400, 'Please enter a valid user ID to share with.'],
    [
      { sharedWithUserId: 'nobody@example.org' },
      404,
      'There is no user with this ID or e-mail address. Please check it and try again.',
    ],
    [
      { sharedWithUserId: 'nobody' },
      404,
      'There is no user with this ID or e-mail address. Please check it and try again.',
    ],
    [
      { sharedWithUserId: '00000000-0000-4000-8000-000000000000' },
      404,
      'There is no user with this ID or e-mail address. Please check it and try again.',
    ],
  ])('refuses %j', async (json, status, message) => {
    expect(await share(json)).toMatchObject({ status, body: { message } });
  });

  it('knows three permissions and no others', async () => {
    for (const permission of ['owner', '', null, 7, 'VIEW']) {
      expect(await share({ sharedWithUserId: grace.id, permission })).toMatchObject({
        status: 400,
        body: { message: 'Permission must be one of view, comment, edit.' },
      });
    }
  });

  it('is not done with oneself, nor passed on by whom it was shared with', async () => {
    expect(await share({ sharedWithUserId: ada.id })).toMatchObject({
      status: 400,
      body: { code: 'share.with-owner' },
    });
    await share({ sharedWithUserId: grace.id, permission: 'edit' });
    expect(await share({ sharedWithUserId: ada.id }, grace)).toMatchObject({ status: 403 });
  });

  it('ends with everything that came with it', async () => {
    await share({ sharedWithUserId: grace.id, permission: 'edit' });
    expect(await ada.ask('DELETE', `/api/notes/${note.id}/shares/${grace.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await grace.get(`/api/notes/${note.id}`)).toMatchObject({ status: 404 });
    expect((await grace.get('/api/notes')).body).toEqual([]);
    expect(await ada.ask('DELETE', `/api/notes/${note.id}/shares/${grace.id}`)).toMatchObject({ status: 404 });
  });

  it('shows both lists when asked for', async () => {
    await share({ sharedWithUserId: grace.id });
    await grace.ask('POST', '/api/notes', { form: noteForm('Hers') });
    const titles = async (person: Person, query: string) =>
      ((await person.get(`/api/notes?${query}`)).body as Note[]).map(({ title }) => title);
    expect(await titles(grace, '')).toEqual(['Hers', 'Ours']);
    expect(await titles(grace, 'shared=with-me')).toEqual(['Ours']);
    expect(await titles(grace, 'shared=by-me')).toEqual([]);
    expect(await titles(ada, 'shared=by-me')).toEqual(['Ours']);
    expect(await titles(grace, 'q=our')).toEqual(['Ours']);
  });
});

describe('commenting', () => {
  it('keeps what was said, by whom and at which moment of the audio', async () => {
    const { status, body } = await comment(ada, { content: '  Well said. ', timestamp: 3.25 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      noteId: note.id,
      userId: ada.id,
      userName: 'Ada Test',
      content: 'Well said.',
      timestamp: 3.25,
      mayDelete: true,
      mayEdit: true,
    });
    expect((await ada.get(`/api/notes/${note.id}/comments`)).body).toEqual([body]);
  });

  it.each([[{ content: '' }], [{ content: '  \n ' }], [{ content: '\u200b\u2800' }], [{}], [{ content: 7 }]])(
    'refuses the blank %j',
    async (json) => {
      expect(await comment(ada, json)).toMatchObject({ status: 400 });
      expect((await ada.get(`/api/notes/${note.id}/comments`)).body).toEqual([]);
    },
  );

  it('says why a blank comment is refused', async () => {
    expect((await comment(ada, { content: ' ' })).body).toMatchObject({
      message: 'Please enter a comment before submitting.',
    });
    expect((await comment(ada, { content: 'x'.repeat(5_001) })).body).toMatchObject({
      message: 'A comment can have at most 5000 characters.',
    });
    expect((await comment(ada, { content: 'x', timestamp: -1 })).body).toMatchObject({
      message: 'timestamp must be a number of seconds.',
    });
  });

  it('comes in pages, oldest first', async () => {
    for (const content of ['one', 'two', 'three']) await comment(ada, { content });
    const first = await ada.get(`/api/notes/${note.id}/comments?limit=2`);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await ada.get(String(next));
    const contents = [...(first.body as Comment[]), ...(second.body as Comment[])].map(({ content }) => content);
    expect(contents).toEqual(['one', 'two', 'three']);
    expect(second.headers.get('link')).toBeNull();
  });

  it('lets people rewrite and delete their own, and the owner of the note delete any', async () => {
    await share({ sharedWithUserId: grace.id, permission: 'comment' });
    const hers = (await comment(grace, { content: 'Mine' })).body as Comment;
    const his = (await comment(ada, { content: 'The owner says' })).body as Comment;
    expect(await grace.ask('PATCH', `/api/comments/${hers.id}`, { json: { content: 'Better' } })).toMatchObject({
      status: 200,
      body: { content: 'Better' },
    });
    expect(await grace.ask('DELETE', `/api/comments/${his.id}`)).toMatchObject({ status: 403 });
    expect(await ada.ask('PATCH', `/api/comments/${hers.id}`, { json: { content: 'Put in her mouth' } })).toMatchObject(
      { status: 403 },
    );
    expect(await ada.ask('DELETE', `/api/comments/${hers.id}`)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Comment deleted' },
    });
    expect(await ada.ask('DELETE', `/api/comments/${hers.id}`)).toMatchObject({ status: 404 });
  });

  it('is over for whoever may only look any more', async () => {
    await share({ sharedWithUserId: grace.id, permission: 'comment' });
    const hers = (await comment(grace, { content: 'Mine' })).body as Comment;
    await share({ sharedWithUserId: grace.id, permission: 'view' });
    expect((await grace.get(`/api/notes/${note.id}/comments`)).body).toMatchObject([
      { id: hers.id, mayDelete: false, mayEdit: false },
    ]);
    expect(await grace.ask('DELETE', `/api/comments/${hers.id}`)).toMatchObject({ status: 403 });
  });

  it.each(['0', 'x', '1.5'])('has no comment %s', async (id) => {
    expect(await ada.ask('DELETE', `/api/comments/${id}`)).toMatchObject({
      status: 400,
      body: { message: 'Invalid comment ID' },
    });
  });
});

describe('other people', () => {
  it('are known by name and never by e-mail', async () => {
    expect(await ada.get(`/api/users/${grace.id}`)).toMatchObject({
      status: 200,
      body: { id: grace.id, name: 'Grace Test' },
    });
    expect(JSON.stringify((await ada.get(`/api/users/${grace.id}`)).body)).not.toContain('@');
    expect(await ada.get('/api/users/1')).toMatchObject({ status: 404 });
  });
});
