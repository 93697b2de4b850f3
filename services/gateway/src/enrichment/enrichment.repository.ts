import { Injectable } from '@nestjs/common';
import { Job } from '@stitchbook/database';
import { DataSource, type EntityManager } from 'typeorm';

/** By which a job that waits for the quota is known. */
const PARKED = 'quota.model-calls';

/** Jobs of the enrichment that wait, for a worker or for the quota ("parked": no worker starts one before it is released). */
@Injectable()
export class EnrichmentRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The job of a note that waits, locked until the transaction ends. One that is just being started waits no more. */
  async lockWaiting(manager: EntityManager, noteId: number): Promise<{ id: string; isParked: boolean } | null> {
    const [waiting] = await manager.query<{ id: string; isParked: boolean }[]>(
      `select id, coalesce(error_code = $2, false) as "isParked" from jobs
       where note_id = $1 and kind = 'enrich-note' and state = 'queued'
       order by created_at desc limit 1 for update skip locked`,
      [noteId, PARKED],
    );
    return waiting ?? null;
  }

  async park(manager: EntityManager, jobId: string, maxPerDay: number): Promise<void> {
    const error = `Themes and mood are looked for later: today's ${maxPerDay} requests to the models are used up. This goes on by itself.`;
    await manager.update(
      Job,
      { id: jobId },
      { errorCode: PARKED, error, availableAt: () => `now() + interval '10 years'` },
    );
  }

  /** Lets a parked job go on. Null when it does not wait any more. */
  async release(manager: EntityManager, jobId: string): Promise<Job | null> {
    const { affected } = await manager.update(
      Job,
      { id: jobId, state: 'queued', errorCode: PARKED },
      { errorCode: null, error: null, enqueuedAt: null, availableAt: () => 'now()' },
    );
    return affected ? manager.findOneByOrFail(Job, { id: jobId }) : null;
  }

  /** The first that waits for each person who has asked for less than this today; 0 for no limit. */
  findReleasable(maxPerDay: number, limit: number): Promise<{ id: string; askedBy: string }[]> {
    return this.dataSource.query(
      `select * from (
         select distinct on (payer.id) j.id, payer.id as "askedBy"
         from jobs j
         left join users asker on asker.id = (j.input ->> 'askedBy')::uuid
         cross join lateral (select coalesce(asker.id, j.owner_id) as id) payer
         where j.kind = 'enrich-note' and j.state = 'queued' and j.error_code = $1
           and j.available_at > now() + interval '1 year'
           and ($2 = 0 or not exists (
             select from model_calls c
             where c.owner_id = payer.id and c.day = (now() at time zone 'utc')::date and c.calls >= $2))
         order by payer.id, j.created_at
       ) first_of_each limit $3`,
      [PARKED, maxPerDay, limit],
    );
  }
}
