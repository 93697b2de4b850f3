import type { Job, Note } from '@stitchbook/api-types';
import { type NewJob, createJob } from '@stitchbook/jobs';
import { ApiDocument } from './support/api-document.ts';
import { formOf, readFixture } from './support/forms.ts';
import type { AskOptions, Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const api = new ApiDocument();
let gateway: TestGateway;
let ada: Person;
let grace: Person;
let note: Note;

const query = (sql: string, parameters: unknown[]) =>
  gateway.database.dataSource.query<{ id: number }[]>(sql, parameters);

/** Answers what was answered, once the document has been found to say the same. */
async function asDocumented(
  person: Person,
  method: string,
  path: string,
  address: string,
  options: AskOptions = {},
): Promise<unknown> {
  const call = api.calls.find((each) => each.method === method && each.path === path);
  if (!call) throw new Error(`${method} ${path} is not documented`);
  const { status, headers, body } = await person.ask(method, address, options);
  expect({
    status,
    faults: api.findFaults(call, { status, contentType: headers.get('content-type') ?? '', body }),
  }).toMatchObject({
    faults: [],
  });
  expect(status).toBeLessThan(300);
  return body;
}

/** A note with all that a note can have: audio, segments, tags, a share, corrected words, a comment and a creation. */
beforeAll(async () => {
  gateway = await startGateway();
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  const form = formOf(
    { title: 'All of it', transcript: 'As heard.', duration: '2' },
    { bytes: await readFixture('amiable.wav') },
  );
  note = (await asDocumented(ada, 'POST', '/api/notes', '/api/notes', { form })) as Note;
  const segments = JSON.stringify([{ startSeconds: 0, endSeconds: 1.5, text: 'As heard.' }]);
  await query(`update recordings set segments = $1, transcript = $2, duration_seconds = 1.5, peaks = '\\x0080ff'`, [
    segments,
    'As heard.',
  ]);
});
afterAll(() => gateway.close());

const at = (rest: string) => `/api/notes/${note.id}${rest}`;

describe('what is really answered', () => {
  it('is what the document says of notes', async () => {
    const share = { sharedWithUserId: grace.id, permission: 'comment' };
    await asDocumented(ada, 'POST', '/api/notes/{id}/share', at('/share'), { json: share });
    await asDocumented(ada, 'GET', '/api/notes/{id}/shares', at('/shares'));
    await asDocumented(ada, 'POST', '/api/notes/{id}/update-title', at('/update-title'), {
      json: { title: 'Renamed' },
    });
    await asDocumented(ada, 'POST', '/api/notes/{id}/update-tags', at('/update-tags'), {
      json: { tags: ['garden', 'walk'] },
    });
    await asDocumented(ada, 'POST', '/api/notes/{id}/update-transcript', at('/update-transcript'), {
      json: { transcript: 'As meant.' },
    });
    const seen = await asDocumented(grace, 'GET', '/api/notes/{id}', at(''));
    expect(seen).toMatchObject({
      segments: [{}],
      themes: [{}, {}],
      transcriptEdit: { editedBy: {} },
      access: { sharedBy: {} },
    });
    const peaks = Buffer.of(0, 128, 255).toString('base64');
    expect(seen).toMatchObject({ peaks });
    expect(await asDocumented(grace, 'GET', '/api/notes', '/api/notes')).toMatchObject([{ peaks }]);
    const listed = await asDocumented(ada, 'GET', '/api/themes', '/api/themes');
    expect(listed).toMatchObject([{ noteCount: 1 }, { noteCount: 1 }]);
    const [garden, walk] = (listed as { id: number }[]).map(({ id }) => `/api/themes/${id}`);
    const into = Number(garden?.split('/').at(-1));
    await asDocumented(ada, 'POST', '/api/themes/{id}/merge', `${walk}/merge`, { json: { into } });
    const deleted = (await asDocumented(ada, 'DELETE', '/api/themes/{id}', String(garden))) as { undoId: string };
    await asDocumented(ada, 'POST', '/api/themes/undo/{id}', `/api/themes/undo/${deleted.undoId}`);
    await asDocumented(ada, 'GET', '/api/notes/{id}/audio', at('/audio'));
    await asDocumented(ada, 'GET', '/api/notes/{id}/audio', at('/audio'), { headers: { range: 'bytes=0-1' } });
  });

  it('is what the document says of comments and people', async () => {
    await asDocumented(grace, 'POST', '/api/notes/{id}/comments', at('/comments'), {
      json: { content: 'There', timestamp: 1.25 },
    });
    const [said] = (await asDocumented(ada, 'GET', '/api/notes/{id}/comments', at('/comments'))) as { id: number }[];
    await asDocumented(grace, 'PATCH', '/api/comments/{id}', `/api/comments/${said?.id}`, {
      json: { content: 'Here' },
    });
    await asDocumented(ada, 'DELETE', '/api/comments/{id}', `/api/comments/${said?.id}`);
    await asDocumented(ada, 'GET', '/api/users/{id}', `/api/users/${grace.id}`);
    expect(await asDocumented(ada, 'GET', '/api/auth/user', '/api/auth/user')).toMatchObject({ id: ada.id });
  });

  it.each([
    ['transcribe-recording', {}],
    ['create-from-note', {}],
    ['suggest-tags', { output: '["garden"]' }],
    ['write-answer', { output: '{"sentences": []}' }],
    ['enrich-note', {}],
  ] as const)(
    'is what the document says of a job to %s, with its result',
    async (kind, { output }: { output?: string }) => {
      const { dataSource } = gateway.database;
      const [recording] = await query('select id from recordings limit 1', []);
      const ownerId = String(ada.id);
      const asked: Record<typeof kind, NewJob> = {
        'transcribe-recording': { kind: 'transcribe-recording', ownerId, recordingId: String(recording?.id) },
        'create-from-note': { kind: 'create-from-note', ownerId, noteId: note.id },
        'suggest-tags': { kind: 'suggest-tags', ownerId },
        'write-answer': {
          kind: 'write-answer',
          ownerId,
          input: { question: 'Why?', noteIds: [], places: [] },
        },
        'enrich-note': { kind: 'enrich-note', ownerId, noteId: note.id },
      };
      const { id } = await dataSource.transaction((manager) => createJob(manager, asked[kind]));
      await query(`update jobs set state = 'done', output = $2 where id = $1`, [id, output ?? null]);
      await query(
        `insert into creations (owner_id, note_id, job_id, type, content, engine, transcript_version) values ($1, $2, $3, 'narrative', 'Once.', 'built-in/1', 1)`,
        [ada.id, note.id, id],
      );
      const job = (await asDocumented(ada, 'GET', '/api/jobs/{id}', `/api/jobs/${id}`)) as Job;
      expect(job.result === null).toBe(kind === 'enrich-note');
      expect(await asDocumented(ada, 'GET', '/api/creations', '/api/creations')).not.toHaveLength(0);
    },
  );
});
