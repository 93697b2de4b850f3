import type { Comment, Note } from '@stitchbook/api-types';
import { lineKey } from '@stitchbook/text/citations';
import { formOf, readFixture } from './forms.ts';
import type { Person } from './person.ts';
import type { TestGateway } from './start-gateway.ts';

const RESPOND_ASYNC = { prefer: 'respond-async' };
/** What is kept of deletions themselves, and what no note has anything to do with. */
const NOT_OF_NOTES = ['deleted_notes', 'deleted_note_rows', 'orphaned_audio', 'security_events', 'http_sessions'];

/** A note of Ada, which Grace may edit, with everything that a note can have; all work on it has ended. */
export async function saveFullNote(gateway: TestGateway, ada: Person, grace: Person, mark: string): Promise<Note> {
  const bytes = Buffer.concat([await readFixture('dashwood.wav'), Buffer.from(mark)]);
  const form = formOf({ title: `Title ${mark}`, transcript: `Words ${mark}`, duration: '7' }, { bytes });
  const headers = { 'idempotency-key': 'save-1' };
  const note = (await ada.ask('POST', '/api/notes', { form, headers })).body as Note;
  const on = (path: string) => `/api/notes/${note.id}/${path}`;
  await ada.ask('POST', on('share'), { json: { sharedWithUserId: grace.id, permission: 'edit' } });
  await ada.ask('POST', on('update-tags'), { json: { tags: ['taken off', mark.toLowerCase(), 'second'] } });
  await ada.ask('POST', on('update-tags'), { json: { tags: [mark.toLowerCase(), 'second'] } });
  await grace.ask('POST', on('update-transcript'), { json: { transcript: `Better ${mark}` } });
  for (const person of [ada, grace]) {
    const keyed = { 'idempotency-key': 'comment-1' };
    const json = { content: `Comment ${mark}`, atSeconds: 1.25 };
    await person.ask('POST', on('comments'), { json, headers: keyed });
    await person.ask('POST', on('generate'), { headers: { ...RESPOND_ASYNC, 'idempotency-key': 'story-1' } });
  }
  await ada.ask('PUT', on('pin'));
  await grace.ask('PUT', on('pin'));
  await grace.ask('POST', on('seen'));
  const { dataSource } = gateway.database;
  await dataSource.query(
    `insert into creations (owner_id, note_id, job_id, type, content, engine, transcript_version)
     select owner_id, note_id, id, 'story', $2, 'built-in/1', 2 from jobs where note_id = $1 and kind = 'create-from-note'`,
    [note.id, `Once upon a ${mark}`],
  );
  for (const [owner, other] of [
    [ada, grace],
    [grace, ada],
  ] as const) {
    const made = await dataSource.query<{ id: string }[]>('select id from creations where owner_id = $1', [owner.id]);
    const creation = `/api/creations/${made[0]?.id}`;
    await owner.ask('POST', `${creation}/share`, { json: { sharedWithUserId: other.id, permission: 'edit' } });
    await other.ask('PATCH', creation, { json: { content: `Twice upon a ${mark}` } });
    await owner.ask('PATCH', creation, { json: { content: `Thrice upon a ${mark}` } });
  }
  // Grace has put it together with another note.
  await dataSource.query(
    `insert into creations (owner_id, job_id, type, content, engine, transcript_version, source_note_ids, citations)
     values ($1, gen_random_uuid(), 'summary', $2, 'built-in/2', 1, array[$3, 987654321]::bigint[], $4)`,
    [
      grace.id,
      `Stitched ${mark}`,
      note.id,
      JSON.stringify([{ key: lineKey(`Stitched ${mark}`), noteId: note.id, startSeconds: 0, endSeconds: 1 }]),
    ],
  );
  await dataSource.query(`update jobs set state = 'done', finished_at = now(), progress = 100 where note_id = $1`, [
    note.id,
  ]);
  await dataSource.query(
    `update recordings set transcript = $2, segments = $3, peaks = '\\x00ff7f', duration_seconds = 7.25
     where id = (select recording_id from notes where id = $1)`,
    [note.id, `Heard ${mark}`, JSON.stringify([{ startSeconds: 0, endSeconds: 1, text: mark }])],
  );
  await dataSource.query(
    `with upload as (
       insert into uploads (owner_id, client_key, media, recording_id, job_id)
       select owner_id, $2, 'file', recording_id, (select id from jobs where note_id = $1 and owner_id = notes.owner_id limit 1)
       from notes where id = $1 returning id)
     insert into captions select id, 0, $3, 0, 1, true, 1 from upload`,
    [note.id, `upload-${note.id}`, `Heard ${mark}`],
  );
  await dataSource.query(`insert into imported_notes values ($1, $2, $3, 'Somebody')`, [note.id, ada.id, mark]);
  await dataSource.query(`update themes set color = '#123456' where owner_id = $1`, [ada.id]);
  return note;
}

/** Every row of every table that has to do with notes, as text, in order. */
export async function describeRows({ database: { dataSource } }: TestGateway): Promise<Record<string, string[]>> {
  const tables = await dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [NOT_OF_NOTES],
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await dataSource.query<{ row: string }[]>(`select t::text as row from ${name} t order by 1`);
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

/** What each of these people is answered about a note, wherever one can ask. */
export async function describeAnswers(people: readonly Person[], { id, audioUrl }: Note): Promise<unknown[]> {
  const [first] = people;
  const comments = (await first?.get(`/api/notes/${id}/comments`))?.body as Comment[];
  const paths = ['', '/comments', '/shares', '/audio', '/export?format=md'].map((path) => `/api/notes/${id}${path}`);
  paths.push(String(audioUrl), '/api/notes', '/api/notes?q=better', '/api/themes', '/api/creations');
  const answers: unknown[] = [comments];
  for (const person of people) {
    for (const path of paths) {
      const { status, body } = await person.get(path);
      answers.push({ path, status, body });
    }
  }
  return answers;
}
