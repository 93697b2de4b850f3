import { Injectable } from '@nestjs/common';
import { DataSource } from '@stitchbook/database';
import type { NoteReader } from './events-for-reader.ts';

/** Who may be told of what, as it is now: a right that has ended is not told of any more. */
@Injectable()
export class EventAudienceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Which of these people may read which of these notes: their owners, and whom they are shared with. */
  async findReaders(noteIds: readonly number[], userIds: readonly string[]): Promise<NoteReader[]> {
    if (noteIds.length === 0 || userIds.length === 0) return [];
    const rows = await this.dataSource.query<{ noteId: string; userId: string }[]>(
      `select id as "noteId", owner_id as "userId" from notes where id = any($1) and owner_id = any($2)
       union all
       select note_id, user_id from shares where note_id = any($1) and user_id = any($2)`,
      [noteIds, userIds],
    );
    return rows.map(({ noteId, userId }) => ({ noteId: Number(noteId), userId }));
  }

  /** Which of these people may read any of these creations. */
  async findCreationReaders(creationIds: readonly number[], userIds: readonly string[]): Promise<string[]> {
    if (creationIds.length === 0 || userIds.length === 0) return [];
    const rows = await this.dataSource.query<{ userId: string }[]>(
      `select owner_id as "userId" from creations where id = any($1) and owner_id = any($2)
       union
       select user_id from creation_shares where creation_id = any($1) and user_id = any($2)`,
      [creationIds, userIds],
    );
    return rows.map(({ userId }) => userId);
  }

  /** Which of these sessions have neither been ended nor expired. */
  async findOpenSessions(sessionIds: readonly string[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ sid: string }[]>(
      'select sid from http_sessions where sid = any($1) and expire > now()',
      [sessionIds],
    );
    return rows.map(({ sid }) => sid);
  }
}
