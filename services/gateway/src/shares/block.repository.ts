import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { nameOf } from '../users/user.repository.ts';

export interface BlockCard {
  blockedId: string;
  name: string | null;
  createdAt: Date;
}

/** Whom people take no shares from. */
@Injectable()
export class BlockRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The latest first. */
  findAll(userId: string, limit: number): Promise<BlockCard[]> {
    return this.dataSource.query(
      `select b.blocked_id as "blockedId", ${nameOf('u')} as name, b.created_at as "createdAt"
       from blocked_people b join users u on u.id = b.blocked_id
       where b.user_id = $1 order by b.created_at desc, b.blocked_id limit $2`,
      [userId, limit],
    );
  }

  async isBlocked(manager: EntityManager, userId: string, blockedId: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>('select 1 from blocked_people where user_id = $1 and blocked_id = $2', [
      userId,
      blockedId,
    ]);
    return rows.length > 0;
  }

  /** Locks the user, as whoever shares with them does: once it is committed, earlier shares can be seen, and none is made any more. */
  async put(manager: EntityManager, userId: string, blockedId: string): Promise<void> {
    await manager.query('select 1 from users where id = $1 for update', [userId]);
    await manager.query('insert into blocked_people (user_id, blocked_id) values ($1, $2) on conflict do nothing', [
      userId,
      blockedId,
    ]);
  }

  /** Returns whether there was one. */
  async delete(userId: string, blockedId: string): Promise<boolean> {
    const [rows] = await this.dataSource.query<[unknown[]]>(
      'delete from blocked_people where user_id = $1 and blocked_id = $2 returning 1',
      [userId, blockedId],
    );
    return rows.length > 0;
  }
}
