import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

@Injectable()
export class QuotaRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** As `sumStoredBytes`; whoever else would add to it waits until this transaction has ended. */
  async lockStoredBytes(manager: EntityManager, ownerId: string): Promise<number> {
    await manager.query('select 1 from users where id = $1 for no key update', [ownerId]);
    return this.sumStoredBytes(ownerId, manager);
  }

  /** Bytes of all audio of a person, also of what has not become a recording yet, and of creations that were read aloud. */
  async sumStoredBytes(ownerId: string, manager: EntityManager = this.dataSource.manager): Promise<number> {
    const [stored] = await manager.query<{ bytes: number }[]>(
      `select (select coalesce(sum(bytes), 0) from recordings where owner_id = $1)::float8
            + (select coalesce(sum(received_bytes), 0) from uploads where owner_id = $1 and transcribed_at is null)::float8
            + (select coalesce(sum(s.bytes), 0) from creations c join creation_speech s on s.creation_id = c.id
               where c.owner_id = $1)::float8
         as bytes`,
      [ownerId],
    );
    return stored?.bytes ?? 0;
  }

  /** Counts one more for today (UTC), in one step; false when that would be more than `maxPerDay`. */
  async countModelCall(
    ownerId: string,
    maxPerDay: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    const [counted] = await manager.query<{ calls: number }[]>(
      `insert into model_calls (owner_id, day, calls) values ($1, (now() at time zone 'utc')::date, 1)
       on conflict (owner_id, day) do update set calls = model_calls.calls + 1 where model_calls.calls < $2
       returning calls`,
      [ownerId, maxPerDay],
    );
    if (counted?.calls === 1) await this.purgeEarlierDays(ownerId, manager);
    return counted !== undefined;
  }

  private async purgeEarlierDays(ownerId: string, manager: EntityManager): Promise<void> {
    await manager.query(`delete from model_calls where owner_id = $1 and day < (now() at time zone 'utc')::date`, [
      ownerId,
    ]);
  }
}
