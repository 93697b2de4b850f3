import { runMigrations } from '@stitchbook/database';
import { type TestDatabase, createTestDatabase } from '@stitchbook/testing';

const STANDARD_NAMES = 'StandardNames1700000000025';
/** Between two attempts, longer than these statements take on any machine. */
const DELAY_MS = 60_000;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const sql = <Row = object>(statement: string, values: unknown[] = []) =>
  database.dataSource.query<Row[]>(statement, values);

async function undoSince(name: string): Promise<void> {
  const { dataSource } = database;
  while ((await sql('select 1 from migrations where name = $1', [name])).length > 0)
    await dataSource.undoLastMigration();
}

interface EnqueuedJob {
  former: Date | null;
  current: Date | null;
}

const readJob = async (id: string) => {
  const [job] = await sql<EnqueuedJob>(
    'select handed_over_at as former, enqueued_at as current from jobs where id = $1',
    [id],
  );
  return job;
};

async function addJob(state = 'queued'): Promise<string> {
  // Not as the entity of today, which may have columns that these tables do not have yet.
  const [job] = await sql<{ id: string }>(
    `with owner as (
       insert into users (issuer, subject, signed_in_at) values ('test', gen_random_uuid()::text, now()) returning id)
     insert into jobs (kind, owner_id, state) select 'enrich-note', id, $1 from owner returning id`,
    [state],
  );
  return String(job?.id);
}

// Statements as the version before sends them, also those that TypeORM and rate-limiter-flexible make for it.
describe('the version before, after the tables were renamed', () => {
  it('records orphaned audio, and removes it', async () => {
    const insert = `insert into "unclaimed_audio"("audio_key", "remove_after") values ($1, now() + interval '1 day')`;
    await sql(insert, ['a']);
    await sql(
      `insert into "unclaimed_audio"("audio_key", "remove_after") values ($1, now())
       on conflict ("audio_key") do update set "audio_key" = excluded."audio_key", "remove_after" = excluded."remove_after"`,
      ['a'],
    );
    await sql(
      `insert into unclaimed_audio (audio_key, remove_after) select audio_key, now() from recordings
       on conflict (audio_key) do update set remove_after = excluded.remove_after`,
    );
    await expect(sql(insert, ['a'])).rejects.toThrow('orphaned_audio_pkey');
    expect(await sql('select audio_key from orphaned_audio where remove_after <= now()')).toEqual([{ audio_key: 'a' }]);
    await sql(`delete from "unclaimed_audio" where "audio_key" = $1`, ['a']);
    expect(await sql('select 1 from orphaned_audio')).toEqual([]);
  });

  it('counts attempts together with this one', async () => {
    const count = (table: string) =>
      sql<{ points: number }>(
        `insert into ${table} values ($1, $2, $3)
         on conflict (key) do update set points = case
           when (${table}.expire <= $4 or ${table}.expire is null) then $2 else ${table}.points + ($2) end,
           expire = case when (${table}.expire <= $4 or ${table}.expire is null) then $3 else ${table}.expire end
         returning points, expire`,
        ['sign-in-pair:ada', 1, Date.now() + 60_000, Date.now()],
      );
    const [first] = await count('identity_tries');
    const [second] = await count('identity_rate_limits');
    const [third] = await count('identity_tries');
    expect([first?.points, second?.points, third?.points]).toEqual([1, 2, 3]);
  });

  it('has attempts wait their turn, and deletes expired ones', async () => {
    const takeTurn = (table: string) =>
      sql<{ waitMs: number }>(
        `insert into ${table} as turn (key, points, expire)
         select $1, 1, now_ms + $2 from (select (extract(epoch from clock_timestamp()) * 1000)::bigint) as clock (now_ms)
         on conflict (key) do update set expire = greatest(turn.expire, excluded.expire - $2) + $2
         where greatest(turn.expire, excluded.expire - $2) + $2 - (excluded.expire - $2) <= $3
         returning (expire - (extract(epoch from clock_timestamp()) * 1000)::bigint)::integer as "waitMs"`,
        ['sign-in-turn:ada', DELAY_MS, 2.4 * DELAY_MS],
      );
    const turns = [await takeTurn('identity_rate_limits'), await takeTurn('identity_tries')];
    expect(turns.map(([turn]) => Math.ceil((turn?.waitMs ?? 0) / DELAY_MS))).toEqual([1, 2]);
    expect(await takeTurn('identity_tries')).toEqual([]);
    await sql(`update identity_rate_limits set expire = 1`);
    await sql(
      `delete from identity_tries where key in (
         select key from identity_tries where expire < extract(epoch from now()) * 1000
         order by expire limit 500 for update skip locked)`,
    );
    expect(await sql('select 1 from identity_rate_limits')).toEqual([]);
  });

  it('knows when a job was enqueued by this one, and tells it in turn', async () => {
    const id = await addJob();
    expect(await readJob(id)).toEqual({ former: null, current: null });
    for (const column of ['enqueued_at', 'handed_over_at']) {
      await sql(`update jobs set ${column} = clock_timestamp() where id = $1`, [id]);
      const enqueued = await readJob(id);
      expect(enqueued?.current).toBeInstanceOf(Date);
      expect(enqueued?.former).toEqual(enqueued?.current);
      await sql(`update jobs set ${column} = null where id = $1`, [id]);
      expect(await readJob(id)).toEqual({ former: null, current: null });
    }
  });
});

describe('the migration that renames', () => {
  it('keeps when unfinished jobs were enqueued, also through the way back', async () => {
    await undoSince(STANDARD_NAMES);
    const id = await addJob('running');
    await sql(`update jobs set handed_over_at = '2026-01-02T03:04:05Z'`);
    await runMigrations(database.url);
    const enqueuedAt = new Date('2026-01-02T03:04:05Z');
    expect(await readJob(id)).toEqual({ former: enqueuedAt, current: enqueuedAt });
    await sql(`update jobs set enqueued_at = '2026-02-03T04:05:06Z'`);
    await undoSince(STANDARD_NAMES);
    expect(await sql('select handed_over_at from jobs')).toEqual([
      { handed_over_at: new Date('2026-02-03T04:05:06Z') },
    ]);
  });

  it('does the rest when it was broken off in its midst', async () => {
    await sql('drop trigger equate_enqueued_at on jobs');
    await sql('alter table jobs drop column enqueued_at');
    await sql('drop view worker_pulses');
    await sql('alter index worker_heartbeats_pkey rename to worker_pulses_pkey');
    await sql('alter table worker_heartbeats rename column heartbeat_id to pulse_id');
    await sql('alter table worker_heartbeats rename to worker_pulses');
    await sql('delete from migrations where name = $1', [STANDARD_NAMES]);
    expect(await runMigrations(database.url)).toContain(STANDARD_NAMES);
    expect(await sql('select heartbeat_id from worker_heartbeats')).toEqual([]);
    expect(await sql('select enqueued_at from jobs')).toEqual([]);
  });
});
