import type { AudioFormat, Segment } from '@stitchbook/contracts';
import { NoteRow } from '@stitchbook/database';
import type { DataSource, EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm';
import { type NoteCard, SELECT_CARDS } from './note-card.query.ts';
import { type NotePage, notePageQuery } from './note-page.query.ts';

export interface NoteAudio {
  audioKey: string;
  format: AudioFormat;
  bytes: number;
  sha256: string;
}

export class NoteRepository {
  constructor(private readonly dataSource: DataSource) {}

  findPage(readerId: string, page: NotePage): Promise<(NoteCard & { sortKey: string })[]> {
    const { text, parameters } = notePageQuery(readerId, page);
    return this.dataSource.query(text, parameters);
  }

  /** Null for whoever neither owns it nor was given it. */
  async findFor(readerId: string, id: number): Promise<NoteCard | null> {
    const rows = await this.dataSource.query<NoteCard[]>(
      `${SELECT_CARDS} where n.id = $2 and (n.owner_id = $1 or s.user_id is not null)`,
      [readerId, id],
    );
    return rows[0] ?? null;
  }

  async findSegments(recordingId: string): Promise<Segment[]> {
    const rows = await this.dataSource.query<{ segments: Segment[] | null }[]>(
      'select segments from recordings where id = $1',
      [recordingId],
    );
    return rows[0]?.segments ?? [];
  }

  async findAudio(recordingId: string): Promise<NoteAudio | null> {
    const rows = await this.dataSource.query<NoteAudio[]>(
      'select audio_key as "audioKey", format, bytes::float8 as bytes, sha256 from recordings where id = $1',
      [recordingId],
    );
    return rows[0] ?? null;
  }

  async insert(
    manager: EntityManager,
    note: Pick<NoteRow, 'ownerId' | 'recordingId' | 'title' | 'transcript' | 'duration'>,
  ): Promise<number> {
    const { identifiers } = await manager.insert(NoteRow, note);
    return Number(identifiers[0]?.['id']);
  }

  /** Holds the note until the transaction ends, so that two changes follow each other. */
  lock(manager: EntityManager, id: number): Promise<NoteRow | null> {
    return manager.findOne(NoteRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Writes a change and lets the version grow. */
  async change(manager: EntityManager, id: number, change: QueryDeepPartialEntity<NoteRow>): Promise<void> {
    await manager.update(NoteRow, { id }, { ...change, version: () => 'version + 1', updatedAt: () => 'now()' });
  }

  /**
   * Deletes a note with all that was made of it: comments, shares, creations, jobs, and the owner's themes that no other
   * note carries. Returns whether it was there.
   */
  async delete(manager: EntityManager, id: number): Promise<boolean> {
    // Jobs first, since a worker that ends one holds it before it touches the note.
    await manager.query('delete from jobs where note_id = $1', [id]);
    // Answered suggestions are kept with no note to their name, and their words are its words.
    await manager.query(
      `delete from jobs where kind = 'suggest-tags' and state in ('done', 'failed', 'cancelled')
         and owner_id in (select owner_id from notes where id = $1 union select user_id from shares where note_id = $1)`,
      [id],
    );
    await manager.query(
      `delete from themes t using note_themes mine
       where mine.note_id = $1 and t.id = mine.theme_id
         and not exists (select 1 from note_themes other where other.theme_id = t.id and other.note_id <> $1)`,
      [id],
    );
    const { affected } = await manager.delete(NoteRow, { id });
    return Boolean(affected);
  }
}
