import { Injectable } from '@nestjs/common';
import { Comment } from '@stitchbook/database';
import { DataSource, type EntityManager } from 'typeorm';
import { type PagedRow, pageWithinBytes } from '../database/page-within-bytes.query.ts';
import { nameOf } from '../users/user.repository.ts';

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

@Injectable()
export class CommentRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Oldest first, from after the comment with this id. */
  findPage(noteId: number, afterId: number, limit: number): Promise<(CommentCard & PagedRow)[]> {
    return this.dataSource.query(
      pageWithinBytes(
        `select c.*, row_number() over (order by c.id) as place
         from (${SELECT_COMMENTS} where c.note_id = $1 and c.id > $2 order by c.id limit $3) c`,
        'octet_length(row_to_json(r)::text)',
      ),
      [noteId, afterId, limit],
    );
  }

  async find(id: number, manager: EntityManager = this.dataSource.manager): Promise<CommentCard | null> {
    const rows = await manager.query<CommentCard[]>(`${SELECT_COMMENTS} where c.id = $1`, [id]);
    return rows[0] ?? null;
  }

  async insert(
    manager: EntityManager,
    comment: Pick<Comment, 'noteId' | 'userId' | 'content' | 'atSeconds'>,
  ): Promise<number> {
    const { identifiers } = await manager.insert(Comment, comment);
    return Number(identifiers[0]?.['id']);
  }

  async rewrite(manager: EntityManager, id: number, content: string): Promise<void> {
    await manager.update(Comment, { id }, { content, updatedAt: () => 'now()' });
  }

  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(Comment, { id });
  }
}
