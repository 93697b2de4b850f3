import type { DataSource, EntityManager } from 'typeorm';

export interface KeyedRequest {
  ownerId: string;
  route: 'notes' | 'transcribe';
  key: string;
  fingerprint: string;
}

/** The one of the two that the route makes; both are null when it is deleted. */
export interface MadeBefore {
  noteId: number | null;
  jobId: string | null;
}

export type EarlierRequest = MadeBefore & Pick<KeyedRequest, 'fingerprint'>;

export class IdempotencyKeyRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Notes the key in the transaction of the work, or finds what was done under it within the last day. Waits for another
   * request with the same key that is at it. Null when the work is still to be done.
   */
  async claim(manager: EntityManager, request: KeyedRequest): Promise<EarlierRequest | null> {
    const { ownerId, route, key, fingerprint } = request;
    const claimed = await manager.query<object[]>(
      `insert into idempotency_keys (owner_id, route, key, fingerprint) values ($1, $2, $3, $4)
       on conflict (owner_id, route, key) do update
         set fingerprint = excluded.fingerprint, note_id = null, job_id = null, created_at = now()
         where idempotency_keys.created_at < now() - interval '24 hours'
       returning 1`,
      [ownerId, route, key, fingerprint],
    );
    if (claimed.length > 0) return null;
    const [earlier] = await manager.query<EarlierRequest[]>(
      `select fingerprint, note_id::float8 as "noteId", job_id as "jobId"
       from idempotency_keys where owner_id = $1 and route = $2 and key = $3`,
      [ownerId, route, key],
    );
    return earlier ?? null;
  }

  async settle(manager: EntityManager, request: KeyedRequest, made: Partial<MadeBefore>): Promise<void> {
    const { ownerId, route, key } = request;
    await manager.query(
      `update idempotency_keys set note_id = $4, job_id = $5 where owner_id = $1 and route = $2 and key = $3`,
      [ownerId, route, key, made.noteId ?? null, made.jobId ?? null],
    );
  }

  /** Removes those that mean nothing any more. Returns how many. */
  async forgetOld(): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `delete from idempotency_keys where created_at < now() - interval '24 hours'`,
    );
    return count;
  }
}
