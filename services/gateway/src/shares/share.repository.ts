import { Injectable } from '@nestjs/common';
import type { SharePermission } from '@stitchbook/contracts';
import { Share } from '@stitchbook/database';
import { cancelForbiddenJobs } from '@stitchbook/jobs';
import { DataSource, type EntityManager, In } from 'typeorm';
import { deleteNoteMarks } from '../note-marks/note-mark.repository.ts';
import { nameOf } from '../users/user.repository.ts';

export interface ShareCard {
  userId: string;
  name: string | null;
  permission: SharePermission;
  createdAt: Date;
}

export interface ShareCounts {
  /** Whether this person was given it before. */
  isShared: boolean;
  /** How many it has. */
  shares: number;
  /** How many of the owner's the person was given. */
  withPerson: number;
}

@Injectable()
export class ShareRepository {
  constructor(private readonly dataSource: DataSource) {}

  findAll(noteId: number, limit: number, manager: EntityManager = this.dataSource.manager): Promise<ShareCard[]> {
    return manager.query<ShareCard[]>(
      `select s.user_id as "userId", ${nameOf('u')} as name, s.permission, s.created_at as "createdAt"
       from shares s join users u on u.id = s.user_id
       where s.note_id = $1 order by s.created_at, s.user_id limit $2`,
      [noteId, limit],
    );
  }

  /** What stands in the way of one more share, counted no further than the limits. */
  async count(
    manager: EntityManager,
    { noteId, ownerId, userId }: { noteId: number; ownerId: string; userId: string },
    limits: { shares: number; withPerson: number },
  ): Promise<ShareCounts> {
    const [counts] = await manager.query<ShareCounts[]>(
      `select exists (select 1 from shares where note_id = $1 and user_id = $3) as "isShared",
              (select count(*)::int from (select 1 from shares where note_id = $1 limit $4) others) as shares,
              (select count(*)::int from (
                 select 1 from shares s join notes n on n.id = s.note_id where s.user_id = $3 and n.owner_id = $2 limit $5
               ) given) as "withPerson"`,
      [noteId, ownerId, userId, limits.shares, limits.withPerson],
    );
    return counts ?? { isShared: false, shares: 0, withPerson: 0 };
  }

  /** The notes of this owner that this person was given, locked until the transaction ends. */
  async lockReceived(
    manager: EntityManager,
    { ownerId, userId }: { ownerId: string; userId: string },
  ): Promise<number[]> {
    const notes = await manager.query<{ id: number }[]>(
      `select n.id::float8 as id from shares s join notes n on n.id = s.note_id
       where s.user_id = $2 and n.owner_id = $1 order by n.id for update of n`,
      [ownerId, userId],
    );
    return notes.map(({ id }) => id);
  }

  /** Gives a permission, or another one than before; what they may not have done any more is cancelled. */
  async put(
    manager: EntityManager,
    { noteId, userId, permission }: Pick<Share, 'noteId' | 'userId' | 'permission'>,
  ): Promise<ShareCard | null> {
    const [share] = await manager.query<ShareCard[]>(
      `with given as (
         insert into shares (note_id, user_id, permission) values ($1, $2, $3)
         on conflict (note_id, user_id) do update set permission = excluded.permission
         returning user_id, permission, created_at
       )
       select given.user_id as "userId", ${nameOf('u')} as name, given.permission, given.created_at as "createdAt"
       from given join users u on u.id = given.user_id`,
      [noteId, userId, permission],
    );
    await cancelForbiddenJobs(manager, { noteIds: [noteId], userId }, permission);
    return share ?? null;
  }

  /** Takes them away, with all that is being done for this person with these notes. Returns how many there were. */
  async delete(
    manager: EntityManager,
    { noteIds, userId }: { noteIds: readonly number[]; userId: string },
  ): Promise<number> {
    await cancelForbiddenJobs(manager, { noteIds, userId }, null);
    await deleteNoteMarks(manager, { noteIds, userId });
    const { affected } = await manager.delete(Share, { noteId: In(noteIds), userId });
    return affected ?? 0;
  }
}
