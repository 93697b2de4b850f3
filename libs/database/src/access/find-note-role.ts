import type { NoteRole } from '@stitchbook/contracts';
import type { EntityManager } from 'typeorm';

/** The role of a person for a note, from which all permissions follow; null for whoever neither owns it nor has a share of it. */
export async function findNoteRole(manager: EntityManager, noteId: number, userId: string): Promise<NoteRole | null> {
  const [found] = await manager.query<{ role: NoteRole | null }[]>(
    `select case when n.owner_id = $2 then 'owner' else s.permission end as role
     from notes n left join shares s on s.note_id = n.id and s.user_id = $2 where n.id = $1`,
    [noteId, userId],
  );
  return found?.role ?? null;
}
