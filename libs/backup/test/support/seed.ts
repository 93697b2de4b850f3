import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createAudioKey } from '@stitchbook/storage';
import { audioFixture } from '@stitchbook/testing';
import type { TemporaryInstallation } from './temporary-installation.ts';

const ODD_WORDS = 'Tabs\tand\nlines, a \\N that is no null, "quotes", ünïcödé 🧵';

/** Someone with an account at the bundled provider who has signed in once. */
export async function addPerson({ ask }: TemporaryInstallation, name: string): Promise<string> {
  const [account] = await ask<{ id: string }>(
    `insert into accounts (email, first_name, password_hash) values ($1, $2, $3) returning id`,
    [`${name}-${randomUUID()}@example.org`, name, '$argon2id$not-a-real-one'],
  );
  const [user] = await ask<{ id: string }>(
    `insert into users (issuer, subject, first_name) values ($1, $2, $3) returning id`,
    ['http://localhost:3000/oidc', account?.id, name],
  );
  return String(user?.id);
}

/** A note with a real recording, themes, a comment, a creation and a job that is in flight. */
export async function addNote(
  installation: TemporaryInstallation,
  owner: string,
): Promise<{ id: string; key: string }> {
  const audio = Buffer.concat([await readFile(audioFixture('amiable.wav')), randomBytes(16)]);
  const key = createAudioKey();
  await installation.store.write(key, Readable.from([audio]));
  const sha256 = createHash('sha256').update(audio).digest('hex');
  const [note] = await installation.ask<{ id: string }>(
    `with recording as (
       insert into recordings (owner_id, audio_key, format, bytes, sha256, transcript, segments)
       values ($1, $2, 'wav', $3, $4, $5, '[{"start": 0, "end": 1.5, "text": "One"}]') returning id, owner_id
     ), note as (
       insert into notes (owner_id, recording_id, title, transcript)
       select owner_id, id, 'A note', $5 from recording returning id, owner_id
     ), theme as (
       insert into themes (owner_id, name) values ($1, $6) returning id
     ), themed as (
       insert into note_themes select note.id, theme.id, 1 from note, theme
     ), comment as (
       insert into comments (note_id, user_id, content, at_seconds) select id, owner_id, $5, 0.1 from note
     ), pin as (
       insert into note_pins (user_id, note_id) select owner_id, id from note
     ), visit as (
       insert into note_visits select owner_id, id, 7 from note
     ), creation as (
       insert into creations (owner_id, note_id, job_id, type, content, engine, transcript_version)
       select owner_id, id, gen_random_uuid(), 'narrative', $5, 'built-in', 1 from note
     ), job as (
       insert into jobs (kind, owner_id, note_id, state) select 'enrich-note', owner_id, id, 'running' from note
     )
     select id from note`,
    [owner, key, audio.length, sha256, ODD_WORDS, randomUUID()],
  );
  return { id: String(note?.id), key };
}

export async function shareNote({ ask }: TemporaryInstallation, note: string, reader: string): Promise<void> {
  await ask(`insert into shares (note_id, user_id, permission) values ($1, $2, 'view')`, [note, reader]);
}

/** As the product does: first the rows, all at once, then the audio. */
export async function deleteNote(
  installation: TemporaryInstallation,
  { id, key }: { id: string; key: string },
): Promise<void> {
  await installation.ask(
    `with gone as (delete from notes where id = $1 returning recording_id)
     delete from recordings where id in (select recording_id from gone)`,
    [id],
  );
  await installation.store.remove(key);
}

/** Every row of every table that counts, and a sum of every recording, to compare two installations by. */
export async function describeInstallation(
  installation: TemporaryInstallation,
  tables: readonly string[],
): Promise<unknown> {
  const rows: Record<string, unknown> = {};
  for (const table of tables) {
    const found = await installation.ask<{ row: unknown }>(`select to_jsonb(t) as row from ${table} t order by 1`);
    rows[table] = found.map(({ row }) => row);
  }
  const audio: Record<string, string> = {};
  for (const { audio_key: key } of await installation.ask<{ audio_key: string }>('select audio_key from recordings')) {
    const hash = createHash('sha256');
    for await (const chunk of await installation.store.open(key)) hash.update(chunk as Buffer);
    audio[key] = hash.digest('hex');
  }
  return { rows, audio };
}
