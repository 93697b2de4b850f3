import { CommentRow } from '@stitchbook/database';
import type { DataSource } from 'typeorm';
import { nameOf } from '../notes/note-card.query.ts';

export interface CommentCard {
  id: number;
  noteId: number;
  userId: string;
  userName: string | null;
  content: string;
  atSeconds: number | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Stands for the author of a comment that came with an archive: nobody here, so nobody rewrites it as their own. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const SELECT_COMMENTS = `
  select c.id::float8 as id, c.note_id::float8 as "noteId",
         case when c.imported_author is null then c.user_id else '${NOBODY}' end as "userId",
         coalesce(c.imported_author, ${nameOf('u')}) as "userName", c.content,
         c.at_seconds as "atSeconds", c.created_at as "createdAt", c.updated_at as "updatedAt"
  from comments c join users u on u.id = c.user_id`;

export class CommentRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Oldest first, from after the comment with this id. */
  findPage(noteId: number, afterId: number, limit: number): Promise<CommentCard[]> {
    return this.dataSource.query<CommentCard[]>(
      `${SELECT_COMMENTS} where c.note_id = $1 and c.id > $2 order by c.id limit $3`,
      [noteId, afterId, limit],
    );
  }

  async find(id: number): Promise<CommentCard | null> {
    const rows = await this.dataSource.query<CommentCard[]>(`${SELECT_COMMENTS} where c.id = $1`, [id]);
    return rows[0] ?? null;
  }

  async insert(comment: Pick<CommentRow, 'noteId' | 'userId' | 'content' | 'atSeconds'>): Promise<number> {
    const { identifiers } = await this.dataSource.getRepository(CommentRow).insert(comment);
    return Number(identifiers[0]?.['id']);
  }

  async rewrite(id: number, content: string): Promise<void> {
    await this.dataSource.getRepository(CommentRow).update({ id }, { content, updatedAt: () => 'now()' });
  }

  async delete(id: number): Promise<void> {
    await this.dataSource.getRepository(CommentRow).delete({ id });
  }
}
