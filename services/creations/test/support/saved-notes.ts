import { Note } from '@stitchbook/database';
import type { TestDatabase } from '@stitchbook/testing';

/** Notes as they stand in the database, for the workers that read them. */
export function savedNotes(database: TestDatabase) {
  const { dataSource } = database;
  return {
    /** Resolves with its id. */
    async save(ownerId: string, transcript: string, recordingId: string | null = null): Promise<number> {
      const note = { ownerId, title: 'A note', transcript, recordingId };
      const { identifiers } = await dataSource.getRepository(Note).insert(note);
      return Number(identifiers[0]?.['id']);
    },
    share: (noteId: number, userId: string, permission: string) =>
      dataSource.query('insert into shares (note_id, user_id, permission) values ($1, $2, $3)', [
        noteId,
        userId,
        permission,
      ]),
  };
}
