import type { Note, NoteDetail } from '@stitchbook/api-types';
import { purgeDeletedNotes } from './support/deleted-notes.ts';
import { findTraces } from './support/find-traces.ts';
import { noteForm } from './support/forms.ts';
import { saveFullNote } from './support/full-note.ts';
import { listStoredAudio } from './support/list-stored-audio.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;
let note: Note;

beforeEach(async () => {
  // With an internal address of the bundled provider, its issuer is the one that people here come from.
  gateway = await startGateway({ QUOTA_STORED_MB: '1', IDENTITY_URL: 'http://127.0.0.1:1' });
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  note = await saveFullNote(gateway, ada, grace, 'Canary');
  await remove();
});
afterEach(() => gateway.close());

const sql = <Row>(text: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(text, parameters);
const remove = () => ada.ask('DELETE', `/api/notes/${note.id}`);
const restore = () => ada.ask('POST', `/api/notes/${note.id}/restore`);
const deleteAccount = (person: Person, name: string) =>
  person.ask('DELETE', '/api/account', { json: { confirm: `${name}@example.org` } });

async function saveWithTags(tags: string[]): Promise<Note> {
  const saved = (await ada.ask('POST', '/api/notes', { form: noteForm('Another') })).body as Note;
  await ada.ask('POST', `/api/notes/${saved.id}/update-tags`, { json: { tags } });
  return saved;
}

describe('themes of a note that is brought back', () => {
  const themes = async () => ((await restore()).body as NoteDetail).themes;

  it('come back with their colours, in their order', async () => {
    expect(await themes()).toMatchObject([
      { name: 'canary', color: '#123456' },
      { name: 'second', color: '#123456' },
    ]);
  });

  it('are those that were made anew under the same name meanwhile', async () => {
    const other = await saveWithTags(['second']);
    const [anew] = ((await ada.get(`/api/notes/${other.id}`)).body as NoteDetail).themes;
    expect(await themes()).toEqual([expect.objectContaining({ name: 'canary' }), anew]);
    expect((await ada.get('/api/themes')).body).toHaveLength(3);
  });

  it('have the names and colours that they got on other notes meanwhile', async () => {
    await restore();
    const other = await saveWithTags(['second']);
    await remove();
    const [theme] = ((await ada.get(`/api/notes/${other.id}`)).body as NoteDetail).themes;
    const json = { name: 'renamed', color: '#abcdef' };
    expect(await ada.ask('PATCH', `/api/themes/${theme?.id}`, { json })).toMatchObject({ status: 200 });
    expect(await themes()).toEqual([expect.objectContaining({ name: 'canary' }), { id: theme?.id, ...json }]);
  });
});

describe('people of a note that is brought back', () => {
  it('do not get it again when they have blocked its owner meanwhile', async () => {
    await grace.ask('PUT', `/api/blocked-people/${ada.id}`);
    expect(await restore()).toMatchObject({ status: 200 });
    expect((await ada.get(`/api/notes/${note.id}/shares`)).body).toEqual([]);
    expect(await grace.get(`/api/notes/${note.id}`)).toMatchObject({ status: 404 });
  });

  it('have taken their part along when they deleted their account meanwhile', async () => {
    expect((await findTraces(gateway, String(grace.id))).length).toBeGreaterThan(1);
    expect(await deleteAccount(grace, 'Grace')).toMatchObject({ status: 200 });
    expect(await findTraces(gateway, String(grace.id))).toEqual([]);
    expect(await restore()).toMatchObject({ status: 200, body: { transcript: 'Better Canary' } });
    expect((await ada.get(`/api/notes/${note.id}/comments`)).body).toMatchObject([{ content: 'Comment Canary' }]);
    expect((await ada.get(`/api/notes/${note.id}/shares`)).body).toEqual([]);
  });

  it('leave nothing of it behind when it is its owner who goes', async () => {
    expect(await deleteAccount(ada, 'Ada')).toMatchObject({ status: 200 });
    expect(await findTraces(gateway, 'Canary')).toEqual([]);
    expect(await listStoredAudio(gateway)).toEqual([]);
    expect(await sql('select 1 from orphaned_audio')).toEqual([]);
    expect(await purgeDeletedNotes(gateway)).toBe(0);
  });

  it('may delete their account at the very moment in which it goes or comes', async () => {
    for (const name of ['Linus', 'Alan', 'Barbara']) {
      await restore();
      const person = await gateway.join(name);
      await ada.ask('POST', `/api/notes/${note.id}/share`, {
        json: { sharedWithUserId: person.id, permission: 'comment' },
      });
      await person.ask('POST', `/api/notes/${note.id}/comments`, { json: { content: 'Mine.' } });
      const [removed, left] = await Promise.all([remove(), deleteAccount(person, name)]);
      expect([removed.status, left.status]).toEqual([200, 200]);
      expect(await findTraces(gateway, String(person.id))).toEqual([]);
      expect(await restore()).toMatchObject({ status: 200 });
      expect((await ada.get(`/api/notes/${note.id}/comments`)).body).toHaveLength(2);
      await remove();
    }
  });
});

describe('audio of a note that is brought back', () => {
  it('needs room: what was saved instead stays, and the note can still be brought back when there is some', async () => {
    const [kept] = await sql<{ bytes: number }>(
      `select (contents ->> 'bytes')::int as bytes from deleted_note_rows where table_name = 'recordings'`,
    );
    await sql(
      `insert into recordings (owner_id, audio_key, format, bytes, sha256) values ($1, 'other', 'wav', $2, '')`,
      [ada.id, 2 ** 20 - Number(kept?.bytes) + 1],
    );
    expect(await restore()).toMatchObject({ status: 429, body: { code: 'quota.stored-audio' } });
    expect(await ada.get(`/api/notes/${note.id}`)).toMatchObject({ status: 404 });
    await sql(`delete from recordings where audio_key = 'other'`);
    expect(await restore()).toMatchObject({ status: 200 });
    expect(await grace.get(String(note.audioUrl))).toMatchObject({ status: 200 });
  });
});
