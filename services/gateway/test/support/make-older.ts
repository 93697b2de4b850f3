import type { TestGateway } from './start-gateway.ts';

/** Makes a note one of the week before last, or of last week, for who lists notes and for who looks for them. */
export async function makeOlder({ database }: TestGateway, noteId: number): Promise<void> {
  for (const [table, id] of [
    ['notes', 'id'],
    ['note_search', 'note_id'],
  ])
    await database.dataSource.query(`update ${table} set created_at = now() - interval '9 days' where ${id} = $1`, [
      noteId,
    ]);
}
