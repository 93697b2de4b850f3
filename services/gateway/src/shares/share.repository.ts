import type { SharePermission } from '@stitchbook/contracts';
import { ShareRow } from '@stitchbook/database';
import type { DataSource } from 'typeorm';
import { nameOf } from '../notes/note-card.query.ts';

export interface ShareCard {
  userId: string;
  name: string | null;
  permission: SharePermission;
  createdAt: Date;
}

export class ShareRepository {
  constructor(private readonly dataSource: DataSource) {}

  findAll(noteId: number, limit: number): Promise<ShareCard[]> {
    return this.dataSource.query<ShareCard[]>(
      `select s.user_id as "userId", ${nameOf('u')} as name, s.permission, s.created_at as "createdAt"
       from shares s join users u on u.id = s.user_id
       where s.note_id = $1 order by s.created_at, s.user_id limit $2`,
      [noteId, limit],
    );
  }

  /** Gives a permission, or another one than before. */
  async put(noteId: number, userId: string, permission: SharePermission): Promise<void> {
    await this.dataSource.getRepository(ShareRow).upsert({ noteId, userId, permission }, ['noteId', 'userId']);
  }

  /** Returns whether there was one. */
  async delete(noteId: number, userId: string): Promise<boolean> {
    const { affected } = await this.dataSource.getRepository(ShareRow).delete({ noteId, userId });
    return Boolean(affected);
  }
}
