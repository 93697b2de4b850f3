import { Injectable } from '@nestjs/common';
import type { CreationPermission } from '@stitchbook/contracts';
import { cancelJobsOfCreations } from '@stitchbook/jobs';
import { DataSource, type EntityManager } from 'typeorm';
import { nameOf } from '../users/user.repository.ts';
import type { ShareCounts } from './share.repository.ts';

export interface CreationShareCard {
  userId: string;
  name: string | null;
  permission: CreationPermission;
  createdAt: Date;
}

/** With whom creations are shared. */
@Injectable()
export class CreationShareRepository {
  constructor(private readonly dataSource: DataSource) {}

  findAll(creationId: number, limit: number): Promise<CreationShareCard[]> {
    return this.dataSource.query<CreationShareCard[]>(
      `select s.user_id as "userId", ${nameOf('u')} as name, s.permission, s.created_at as "createdAt"
       from creation_shares s join users u on u.id = s.user_id
       where s.creation_id = $1 order by s.created_at, s.user_id limit $2`,
      [creationId, limit],
    );
  }

  /** What stands in the way of one more share, counted no further than the limits. */
  async count(
    manager: EntityManager,
    { creationId, ownerId, userId }: { creationId: number; ownerId: string; userId: string },
    limits: { shares: number; withPerson: number },
  ): Promise<ShareCounts> {
    const [counts] = await manager.query<ShareCounts[]>(
      `select exists (select 1 from creation_shares where creation_id = $1 and user_id = $3) as "isShared",
              (select count(*)::int from (select 1 from creation_shares where creation_id = $1 limit $4) others) as shares,
              (select count(*)::int from (
                 select 1 from creation_shares s join creations c on c.id = s.creation_id
                 where s.user_id = $3 and c.owner_id = $2 limit $5
               ) given) as "withPerson"`,
      [creationId, ownerId, userId, limits.shares, limits.withPerson],
    );
    return counts ?? { isShared: false, shares: 0, withPerson: 0 };
  }

  /** The creations of this owner that this person was given, locked until the transaction ends. */
  async lockReceived(
    manager: EntityManager,
    { ownerId, userId }: { ownerId: string; userId: string },
  ): Promise<number[]> {
    const creations = await manager.query<{ id: number }[]>(
      `select c.id::float8 as id from creation_shares s join creations c on c.id = s.creation_id
       where s.user_id = $2 and c.owner_id = $1 order by c.id for update of c`,
      [ownerId, userId],
    );
    return creations.map(({ id }) => id);
  }

  /** Gives a permission, or another one than before. */
  async put(
    manager: EntityManager,
    { creationId, userId, permission }: { creationId: number; userId: string; permission: CreationPermission },
  ): Promise<CreationShareCard | null> {
    const [share] = await manager.query<CreationShareCard[]>(
      `with given as (
         insert into creation_shares (creation_id, user_id, permission) values ($1, $2, $3)
         on conflict (creation_id, user_id) do update set permission = excluded.permission
         returning user_id, permission, created_at
       )
       select given.user_id as "userId", ${nameOf('u')} as name, given.permission, given.created_at as "createdAt"
       from given join users u on u.id = given.user_id`,
      [creationId, userId, permission],
    );
    return share ?? null;
  }

  /** Takes them away, with all that is being done for this person with these creations. Returns how many there were. */
  async delete(
    manager: EntityManager,
    { creationIds, userId }: { creationIds: readonly number[]; userId: string },
  ): Promise<number> {
    await cancelJobsOfCreations(manager, { creationIds, userId });
    const [, count] = await manager.query<[unknown[], number]>(
      'delete from creation_shares where creation_id = any($1) and user_id = $2',
      [creationIds, userId],
    );
    return count;
  }
}
