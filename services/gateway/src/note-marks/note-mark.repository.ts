import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

interface Reading {
  noteId: number;
  userId: string;
}

/** What people have pinned, and what they have seen. */
@Injectable()
export class NoteMarkRepository {
  /** Counts what one person has pinned. Two pins of one person at once follow each other. */
  async countPins(manager: EntityManager, userId: string): Promise<number> {
    await manager.query('select 1 from users where id = $1 for no key update', [userId]);
    const [counted] = await manager.query<{ count: number }[]>(
      'select count(*)::int as count from note_pins where user_id = $1',
      [userId],
    );
    return counted?.count ?? 0;
  }

  async isPinned(manager: EntityManager, { userId, noteId }: Reading): Promise<boolean> {
    const rows = await manager.query<object[]>('select 1 from note_pins where user_id = $1 and note_id = $2', [
      userId,
      noteId,
    ]);
    return rows.length > 0;
  }

  async pin(manager: EntityManager, { userId, noteId }: Reading): Promise<void> {
    await manager.query('insert into note_pins (user_id, note_id) values ($1, $2) on conflict do nothing', [
      userId,
      noteId,
    ]);
  }

  async unpin(manager: EntityManager, { userId, noteId }: Reading): Promise<void> {
    await manager.query('delete from note_pins where user_id = $1 and note_id = $2', [userId, noteId]);
  }

  /** Notes up to which comment of others it was read; writes nothing where nothing was new. */
  async visit(manager: EntityManager, { userId, noteId }: Reading, isOwn: boolean): Promise<void> {
    await manager.query(
      `insert into note_visits (user_id, note_id, last_comment_id)
       select $1, $2, seen.last from (
         select coalesce(max(id), 0) as last from comments where note_id = $2 and user_id <> $1
       ) seen where seen.last > 0 or not $3::boolean
       on conflict (user_id, note_id) do update set last_comment_id = excluded.last_comment_id
         where note_visits.last_comment_id < excluded.last_comment_id`,
      [userId, noteId, isOwn],
    );
  }
}

/** Of somebody who may not read these notes any more: given them again, they have them anew. */
export async function deleteNoteMarks(
  manager: EntityManager,
  { noteIds, userId }: { noteIds: readonly number[]; userId: string },
): Promise<void> {
  for (const table of ['note_pins', 'note_visits'])
    await manager.query(`delete from ${table} where user_id = $1 and note_id = any($2)`, [userId, noteIds]);
}
