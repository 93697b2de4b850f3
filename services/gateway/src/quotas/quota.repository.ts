import type { DataSource, EntityManager } from 'typeorm';

export class QuotaRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Bytes of all audio of a person; whoever else would add to it waits until this transaction has ended. */
  async holdStoredBytes(manager: EntityManager, ownerId: string): Promise<number> {
    await manager.query('select 1 from users where id = $1 for no key update', [ownerId]);
    const [stored] = await manager.query<{ bytes: number }[]>(
      'select coalesce(sum(bytes), 0)::float8 as bytes from recordings where owner_id = $1',
      [ownerId],
    );
    return stored?.bytes ?? 0;
  }

  /** Counts one more for today (UTC), in one step; false when that would be more than `most`. */
  async countModelCall(ownerId: string, most: number): Promise<boolean> {
    const [counted] = await this.dataSource.query<{ calls: number }[]>(
      `insert into model_calls (owner_id, day, calls) values ($1, (now() at time zone 'utc')::date, 1)
       on conflict (owner_id, day) do update set calls = model_calls.calls + 1 where model_calls.calls < $2
       returning calls`,
      [ownerId, most],
    );
    if (counted?.calls === 1) await this.forgetEarlierDays(ownerId);
    return counted !== undefined;
  }

  private async forgetEarlierDays(ownerId: string): Promise<void> {
    await this.dataSource.query(
      `delete from model_calls where owner_id = $1 and day < (now() at time zone 'utc')::date`,
      [ownerId],
    );
  }
}
