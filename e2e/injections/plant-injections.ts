import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@stitchbook/database/embedded';
import pg from 'pg';
import { INJECTIONS } from './injections.ts';

/** The database of the product of these specs, which goes on running. */
export async function openDatabase(dataDirectory: string): Promise<pg.Client> {
  const { url } = await startEmbeddedPostgres({ dataDirectory: join(dataDirectory, 'postgres') });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/**
 * Forty notes of one person, the n-th of which has the n-th injection for its title, words, words before they were
 * corrected, tag, comment, creation and colour, and in the name of everybody that it names; and forty that others have
 * shared with this person. Written past the gateway, which would refuse some of it: screens must not rely on that.
 */
export async function plantInjections(database: pg.Client, ownerId: string): Promise<number[]> {
  const ids: number[] = [];
  for (const text of INJECTIONS) ids.push(await plantOne(database, ownerId, text));
  return ids;
}

async function plantOne(database: pg.Client, ownerId: string, text: string): Promise<number> {
  const insert = async (sql: string, ...values: unknown[]) => {
    const { rows } = await database.query<{ id: string }>(sql, values);
    return rows[0]?.id ?? '';
  };
  const other = await insert(
    `insert into users (issuer, subject, email, first_name, last_name, profile_image_url, signed_in_at)
     values ('https://elsewhere.example', $1, $2, $2, $2, $2, now()) returning id`,
    randomUUID(),
    text,
  );
  const noteOf = (owner: string, editor: string) =>
    insert(
      `insert into notes (owner_id, title, transcript, original_transcript, transcript_edited_by, transcript_edited_at)
       values ($1, $2, $2, $2, $3, now()) returning id`,
      owner,
      text,
      editor,
    );
  const id = await noteOf(ownerId, other);
  const themeId = await insert(
    `insert into themes (owner_id, name, color) values ($1, $2, $3)
     on conflict (owner_id, name) do update set color = excluded.color returning id`,
    ownerId,
    text.toLowerCase(),
    text,
  );
  await insert('insert into note_themes (note_id, theme_id, position) values ($1, $2, 0)', id, themeId);
  await insert('insert into shares (note_id, user_id, permission) values ($1, $2, $3)', id, other, 'edit');
  await insert('insert into comments (note_id, user_id, content) values ($1, $2, $3)', id, other, text);
  await insert(
    'insert into comments (note_id, user_id, content, imported_author) values ($1, $2, $3, $3)',
    id,
    ownerId,
    text,
  );
  await insert(
    `insert into creations (owner_id, note_id, job_id, type, content, engine, transcript_version)
     values ($1, $2, gen_random_uuid(), 'narrative', $3, $3, 1)`,
    ownerId,
    id,
    `# ${text}\n\n- ${text}\n\n**${text}**\n\n[${text}](${text})\n\n${text}`,
  );
  const theirs = await noteOf(other, other);
  await insert('insert into shares (note_id, user_id, permission) values ($1, $2, $3)', theirs, ownerId, 'view');
  return Number(id);
}

/** How the signed-in person is called, and where their picture is said to be. */
export async function rename(database: pg.Client, userId: string, text: string): Promise<void> {
  await database.query('update users set first_name = $2, last_name = $2, profile_image_url = $2 where id = $1', [
    userId,
    text,
  ]);
}
