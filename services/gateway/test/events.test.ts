import type { Comment, Note } from '@stitchbook/api-types';
import { EventStream } from './support/event-stream.ts';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;
const streams: EventStream[] = [];

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
});
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.leave();
});
afterAll(() => gateway.close());

async function listen(person: Person): Promise<EventStream> {
  const stream = await EventStream.openChanges(gateway.address, person);
  streams.push(stream);
  stream.forget();
  return stream;
}

const makeNote = async (person: Person, title = 'Ours') =>
  (await person.ask('POST', '/api/notes', { form: noteForm(title) })).body as Note;
const share = (note: Note, permission = 'view') =>
  ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: grace.id, permission } });
async function rename(note: Note, title: string, person = ada): Promise<void> {
  expect((await person.ask('POST', `/api/notes/${note.id}/update-title`, { json: { title } })).status).toBe(200);
}
async function unshare(note: Note): Promise<void> {
  expect((await ada.ask('DELETE', `/api/notes/${note.id}/shares/${grace.id}`)).status).toBe(200);
}

describe('GET /api/events', () => {
  it('is answered as a stream that no cache keeps and nothing compresses', async () => {
    const { response } = await listen(ada);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('asks a visitor to sign in', async () => {
    const { response } = await EventStream.openChanges(gateway.address, gateway.visitor());
    expect(response.status).toBe(401);
  });

  it('says how it is to be asked for', async () => {
    expect(await ada.get('/api/events')).toMatchObject({ status: 400, body: { code: 'events.not-a-stream' } });
  });

  it('has room for five windows of one person, and for others after that', async () => {
    for (let window = 0; window < 5; window += 1) await listen(ada);
    const { response } = await EventStream.openChanges(gateway.address, ada);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('60');
    expect((await listen(grace)).response.status).toBe(200);
    await streams[0]?.leave();
    expect((await listen(ada)).response.status).toBe(200);
  });
});

describe('somebody who listens', () => {
  it('is told of notes that come, change and go in another window', async () => {
    const stream = await listen(ada);
    const note = await makeNote(ada);
    await stream.next('list');
    stream.forget();
    await rename(note, 'Another title');
    await stream.next('note', note.id);
    stream.forget();
    await ada.ask('DELETE', `/api/notes/${note.id}`);
    expect(await stream.next('list')).toMatchObject({ type: 'list', data: {} });
  });

  it('is told once of what changed many times at once', async () => {
    const note = await makeNote(ada);
    const stream = await listen(ada);
    await gateway.database.dataSource.transaction(async (manager) => {
      for (let time = 0; time < 50; time += 1)
        await manager.query('update notes set title = $2 where id = $1', [note.id, `Title ${time}`]);
    });
    await makeNote(ada, 'The next');
    // By then all that was committed before is told.
    await stream.next('list');
    expect(stream.told.filter(({ data }) => data.id === note.id)).toHaveLength(1);
  });

  it('is told that a note was shared, commented, changed, and taken away again', async () => {
    const note = await makeNote(ada);
    const theirs = await listen(grace);
    const own = await listen(ada);
    await share(note, 'comment');
    await theirs.next('list');
    await own.next('note', note.id);
    own.forget();
    const comment = await grace.ask('POST', `/api/notes/${note.id}/comments`, { json: { content: 'Yes' } });
    expect((comment.body as Comment).content).toBe('Yes');
    await own.next('note', note.id);
    theirs.forget();
    await unshare(note);
    await theirs.next('list');
  });

  it('is told nothing of what is not theirs: not of a note, not of an ended share, not of a job', async () => {
    const [note, marker] = [await makeNote(ada), await makeNote(grace, 'Marker')];
    await share(note);
    const stranger = await listen(grace);
    await unshare(note);
    await stranger.next('list');
    stranger.forget();
    await rename(note, 'Not for Grace');
    await gateway.database.dataSource.query(`update jobs set state = 'running' where owner_id = $1`, [ada.id]);
    await rename(marker, 'For Grace', grace);
    await stranger.next('note', marker.id);
    expect(stranger.told.filter(({ data }) => data.id !== marker.id)).toEqual([]);
  });

  it('is told how far their jobs are, and of the note that a job was about', async () => {
    const note = await makeNote(ada);
    const [job] = await gateway.database.dataSource.query<{ id: string }[]>('select id from jobs where note_id = $1', [
      note.id,
    ]);
    const stream = await listen(ada);
    await gateway.database.dataSource.query(`update jobs set state = 'running' where id = $1`, [job?.id]);
    await stream.next('job', job?.id);
    await stream.next('note', note.id);
    stream.forget();
    await gateway.database.dataSource.query(`update jobs set lease_until = now() where id = $1`, [job?.id]);
    await gateway.database.dataSource.query(`update jobs set progress = 40 where id = $1`, [job?.id]);
    await stream.next('job', job?.id);
    expect(stream.told).toMatchObject([{ type: 'job', data: { id: job?.id } }]);
  });

  it('is told to look at everything when there was too much, or the database was away', async () => {
    const notes: Note[] = [];
    for (let count = 0; count < 101; count += 1) notes.push(await makeNote(ada, `Note ${count}`));
    const stream = await listen(ada);
    await gateway.database.dataSource.query('update notes set title = title where owner_id = $1', [ada.id]);
    await stream.next('refresh');
    expect(stream.told.filter(({ type }) => type === 'note')).toEqual([]);
    stream.forget();
    await gateway.database.dataSource.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'stitchbook change feed' and datname = current_database()`,
    );
    await stream.next('refresh');
    stream.forget();
    await rename(notes[0]!, 'After it came back');
    await stream.next('note', notes[0]!.id);
  });

  it('is left alone when their session ends, and only they', async () => {
    const [mine, theirs] = [await listen(ada), await listen(grace)];
    expect((await ada.ask('POST', '/api/auth/sign-out-everywhere')).status).toBe(200);
    await mine.ended;
    await makeNote(grace);
    await theirs.next('list');
  });

  it('is left alone too when their session ended while the database was away', async () => {
    const [mine, theirs] = [await listen(ada), await listen(grace)];
    // One statement, so that nobody listens any more when the session is deleted.
    await gateway.database.dataSource.query(
      `with lost as (
         select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'stitchbook change feed' and datname = current_database()
       )
       delete from http_sessions where sess #>> '{passport,user}' = $1 and (select count(*) from lost) > 0`,
      [ada.id],
    );
    await mine.ended;
    expect(await theirs.next('refresh')).toMatchObject({ type: 'refresh', data: {} });
  });
});
