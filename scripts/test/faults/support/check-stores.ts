import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProduct } from './test-product.ts';

/** For whatever was broken, on a machine however busy: that nothing is stuck is asked here, how soon it goes on elsewhere (killed-worker). */
export const AT_REST_WITHIN_MS = 180_000;

interface Count {
  count: number;
}

/** What is wrong with the rows and files of an installation that has come to rest; nothing, if all is well. */
export async function findFaultsInStores(product: TestProduct): Promise<string[]> {
  const ask = async <Row>(sql: string) => product.database.dataSource.query<Row[]>(sql);
  const keys = (await ask<{ key: string }>('select audio_key as key from recordings')).map(({ key }) => key);
  const orphaned = (await ask<{ key: string }>('select audio_key as key from orphaned_audio')).map(({ key }) => key);
  const pieces = await ask<{ key: string }>('select audio_key as key from upload_pieces where audio_key is not null');
  const speech = await ask<{ key: string }>('select audio_key as key from creation_speech');
  const known = [...keys, ...orphaned, ...pieces.map(({ key }) => key), ...speech.map(({ key }) => key)];
  const files = await listAudio(product.audioDirectory);
  const wrong: string[] = [];
  for (const key of keys) if (!files.includes(key)) wrong.push(`recording without its file: ${key}`);
  for (const file of files) if (!known.includes(file)) wrong.push(`file that no row knows: ${file}`);
  for (const { key } of speech)
    if (!files.includes(key)) wrong.push(`creation that was read aloud without its file: ${key}`);
  for (const { key } of pieces) if (!files.includes(key)) wrong.push(`piece of an upload without its file: ${key}`);
  const none: [string, string][] = [
    ['two notes with one recording', doubled('notes', 'recording_id')],
    ['two creations of one job', doubled('creations', 'job_id')],
    ['two recordings with one file', doubled('recordings', 'audio_key')],
    [
      'piece of an upload that is a recording',
      'select count(*)::int from upload_pieces p join uploads u on u.id = p.upload_id where u.recording_id is not null',
    ],
    ['two uploads of one recording', doubled('uploads', 'recording_id')],
    [
      'recording that was not transcribed',
      `select count(*)::int from recordings r join notes n on n.recording_id = r.id
       where r.transcript is null and exists (select 1 from jobs j where j.recording_id = r.id)`,
    ],
    [
      'note whose enrichment has no end',
      `select count(*)::int from notes n where not exists
       (select 1 from jobs j where j.note_id = n.id and j.kind = 'enrich-note' and j.state = 'done')`,
    ],
    [
      'transaction that was left open',
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%' and state_change < now() - interval '5 s'`,
    ],
  ];
  for (const [what, sql] of none) {
    const [row] = await ask<Count>(sql);
    if (row?.count) wrong.push(`${row.count} x ${what}`);
  }
  const jobs = await ask<object>(
    `select kind, state, attempt, deliveries, crashes, lost_leases, error_code,
            now() - enqueued_at as enqueued_ago, lease_until - now() as lease_left
     from jobs where state in ('queued', 'running', 'failed')`,
  );
  wrong.push(...jobs.map((job) => `unfinished or failed job: ${JSON.stringify(job)}`));
  return wrong;
}

function doubled(table: string, column: string): string {
  return `select count(*)::int from (select 1 from ${table} where ${column} is not null group by ${column} having count(*) > 1) as twice`;
}

/** Waits until no work is under way and nobody holds a transaction; what is still so at the end is reported by the check. */
export async function untilAtRest(product: TestProduct, timeoutMs = AT_REST_WITHIN_MS): Promise<void> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await wait(250)) {
    const [row] = await product.database.dataSource.query<Count[]>(
      `select count(*)::int from jobs where state in ('queued', 'running')`,
    );
    if (!row?.count) return;
  }
}

/** Makes everything orphaned due for its cleanup, and waits for that: afterwards rows and files match one to one. Restarts the gateway. */
export async function cleanUpNow(product: TestProduct): Promise<string[]> {
  const { dataSource } = product.database;
  await dataSource.query(`update deleted_notes set deleted_at = now() - interval '1 hour'`);
  await dataSource.query(`update orphaned_audio set remove_after = now() - interval '1 minute'`);
  const incoming = join(product.audioDirectory, 'incoming');
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const name of await readdir(incoming).catch(() => [])) await utimes(join(incoming, name), longAgo, longAgo);
  product.kill('gateway');
  for (const deadline = Date.now() + AT_REST_WITHIN_MS; Date.now() < deadline; await wait(500)) {
    const [row] = await dataSource.query<Count[]>(
      'select (select count(*) from orphaned_audio)::int + (select count(*) from deleted_notes)::int as count',
    );
    if (!row?.count && (await readdir(incoming).catch(() => [])).length === 0) break;
  }
  const left = await readdir(incoming).catch(() => []);
  const remaining = await dataSource.query<object[]>('select audio_key from orphaned_audio');
  return [
    ...left.map((name) => `upload that was never cleaned up: ${name}`),
    ...(await dataSource.query<object[]>('select note_id from deleted_notes')).map(
      (row) => `deleted note that was never purged: ${JSON.stringify(row)}`,
    ),
    ...remaining.map((row) => `audio that was never cleaned up: ${JSON.stringify(row)}`),
  ];
}

async function listAudio(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('incoming')).map(({ name }) => name);
}
