import type { Job as JobResponse, Note } from '@stitchbook/api-types';
import { Job } from '@stitchbook/database';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const WORDS = 'What we said at the harbour.';
let gateway: TestGateway;
let ada: Person;
let grace: Person;
let note: Note;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  note = (await ada.ask('POST', '/api/notes', { form: noteForm('Ours', WORDS) })).body as Note;
});
afterAll(() => gateway.close());

const share = (permission: string) =>
  ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: grace.id, permission } });
const ask = (person: Person, json: unknown) =>
  person.ask('POST', '/api/notes/tag-suggestions', { json, headers: { prefer: 'respond-async' } });
const rowOf = (body: unknown) =>
  gateway.database.dataSource.getRepository(Job).findOneByOrFail({ id: (body as JobResponse).id });

describe('asking for tags', () => {
  it('for a note names it and holds none of its words', async () => {
    const { status, body } = await ask(ada, { noteId: note.id, existingTags: ['harbour'] });
    expect(status).toBe(202);
    expect(await rowOf(body)).toMatchObject({ noteId: note.id, input: { existingTags: ['harbour'] } });
  });

  it('for the very words of a note that is theirs to tag names it too', async () => {
    expect(await rowOf((await ask(ada, { transcript: WORDS })).body)).toMatchObject({
      noteId: note.id,
      input: { existingTags: [] },
    });
    await share('edit');
    expect((await rowOf((await ask(grace, { transcript: WORDS })).body)).noteId).toBe(note.id);
    await share('comment');
    expect((await rowOf((await ask(grace, { transcript: WORDS })).body)).noteId).toBeNull();
  });

  it('for any other text holds it until the job ends, and then there is nothing to try again with', async () => {
    const { body } = await ask(ada, { transcript: 'No note of mine.' });
    const { id } = body as JobResponse;
    expect(await rowOf(body)).toMatchObject({ noteId: null, input: { transcript: 'No note of mine.' } });
    expect(await ada.ask('POST', `/api/jobs/${id}/cancel`)).toMatchObject({ status: 200 });
    expect((await rowOf(body)).input).toEqual({ existingTags: [] });
    expect(await ada.ask('POST', `/api/jobs/${id}/retry`)).toMatchObject({
      status: 409,
      body: { code: 'job.words-gone' },
    });
  });

  it('for a note is for whoever may tag it', async () => {
    expect(await ask(gateway.visitor(), { noteId: note.id })).toMatchObject({ status: 401 });
    expect(await ask(grace, { noteId: note.id })).toMatchObject({ status: 404 });
    for (const [permission, status] of [
      ['view', 403],
      ['comment', 403],
      ['edit', 202],
    ] as const) {
      await share(permission);
      expect(await ask(grace, { noteId: note.id })).toMatchObject({ status });
    }
  });

  it.each([[{ noteId: 0 }], [{ noteId: '7' }], [{ noteId: 1.5 }], [{ noteId: null }], [{ transcript: 7 }], [{}]])(
    'is refused with %j',
    async (json) => {
      expect(await ask(ada, json)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    },
  );
});
