import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface KeyedRequest {
  ownerId: string;
  route: 'notes' | 'transcribe' | 'comments' | 'generate' | 'stitch';
  key: string;
  fingerprint: string;
}

/** What a request made, null when it is deleted by now: a note, a job, or a comment (and the note that it is on). */
export interface MadeBefore {
  noteId: number | null;
  jobId: string | null;
  commentId: number | null;
}

export type EarlierRequest = MadeBefore & Pick<KeyedRequest, 'fingerprint'>;

/**
 * The version before migration 0023 wrote which note was commented on, not which comment it made. Both rows of such a
 * transaction say when it began, a comment's to the millisecond; what another key made is not meant.
 */
const COMMENT_OF_THE_SAME_MOMENT = `
  select max(c.id) from comments c
  where k.route = 'comments' and c.note_id = k.note_id and c.user_id = k.owner_id and c.imported_author is null
    and c.created_at = k.created_at::timestamptz(3)
    and not exists (select from idempotency_keys other where other.comment_id = c.id)`;

@Injectable()
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
         set fingerprint = excluded.fingerprint, note_id = null, job_id = null, comment_id = null, created_at = now()
         where idempotency_keys.created_at < now() - interval '24 hours'
       returning 1`,
      [ownerId, route, key, fingerprint],
    );
    if (claimed.length > 0) return null;
    const [earlier] = await manager.query<EarlierRequest[]>(
      `select k.fingerprint, k.note_id::float8 as "noteId", k.job_id as "jobId",
              coalesce(k.comment_id, (${COMMENT_OF_THE_SAME_MOMENT}))::float8 as "commentId"
       from idempotency_keys k where k.owner_id = $1 and k.route = $2 and k.key = $3`,
      [ownerId, route, key],
    );
    return earlier ?? null;
  }

  async complete(manager: EntityManager, request: KeyedRequest, made: Partial<MadeBefore>): Promise<void> {
    const { ownerId, route, key } = request;
    await manager.query(
      `update idempotency_keys set note_id = $4, job_id = $5, comment_id = $6
       where owner_id = $1 and route = $2 and key = $3`,
      [ownerId, route, key, made.noteId ?? null, made.jobId ?? null, made.commentId ?? null],
    );
  }

  /** Removes those that mean nothing any more. Returns how many. */
  async purgeOld(): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `delete from idempotency_keys where created_at < now() - interval '24 hours'`,
    );
    return count;
  }
}
