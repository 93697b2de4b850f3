import { Injectable } from '@nestjs/common';
import type { AudioFormat, Segment, Stretch, Substitution } from '@stitchbook/contracts';
import { Note } from '@stitchbook/database';
import { DataSource, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import type { PagedRow } from '../database/page-within-bytes.query.ts';
import { deleteSuggestionsFrom } from '../jobs/job.repository.ts';
import { NoteRoleRepository } from '../note-access/note-role.repository.ts';
import { type NoteCard, SELECT_CARDS, SELECT_WHOLE_NOTES, type WholeNote } from './note-card.query.ts';
import { type NotePage, notePageQuery } from './note-page.query.ts';

/** A note of a page, with what the page is sorted by. */
export type OrderedCard = NoteCard & PagedRow & { sortKey: string };

export interface NoteAudio {
  audioKey: string;
  format: AudioFormat;
  bytes: number;
  sha256: string;
}

const ONE_FOR_READER = 'where n.id = $2 and (n.owner_id = $1 or s.user_id is not null)';

@Injectable()
export class NoteRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly roles: NoteRoleRepository,
  ) {}

  findPage(readerId: string, page: NotePage): Promise<OrderedCard[]> {
    const { text, parameters } = notePageQuery(readerId, page);
    return this.dataSource.query(text, parameters);
  }

  /** Null for whoever neither owns it nor was given it. Its words may be cut; see `findWhole`. */
  async findFor(
    readerId: string,
    id: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<NoteCard | null> {
    const rows = await manager.query<NoteCard[]>(`${SELECT_CARDS} ${ONE_FOR_READER}`, [readerId, id]);
    return rows[0] ?? null;
  }

  /** As `findFor`, with all of its words. */
  async findWhole(
    readerId: string,
    id: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<WholeNote | null> {
    const rows = await manager.query<WholeNote[]>(`${SELECT_WHOLE_NOTES} ${ONE_FOR_READER}`, [readerId, id]);
    return rows[0] ?? null;
  }

  /** The segments of a recording's transcription. */
  async findSegments(recordingId: string): Promise<Segment[]> {
    const rows = await this.dataSource.query<{ segments: Segment[] | null }[]>(
      'select segments from recordings where id = $1',
      [recordingId],
    );
    return rows[0]?.segments ?? [];
  }

  /** How sure the speech engine was of each word of a recording's segments, in percent; null where it did not tell. */
  async findWordConfidences(recordingId: string): Promise<number[] | null> {
    const rows = await this.dataSource.query<{ confidences: number[] | null }[]>(
      'select word_confidences as confidences from recordings where id = $1',
      [recordingId],
    );
    return rows[0]?.confidences ?? null;
  }

  async findNotUnderstood(recordingId: string): Promise<Stretch[]> {
    const rows = await this.dataSource.query<{ stretches: Stretch[] | null }[]>(
      'select not_understood as stretches from recordings where id = $1',
      [recordingId],
    );
    return rows[0]?.stretches ?? [];
  }

  /** Which of its owner's own words a recording's transcript has; null where there are none. */
  async findSubstitutions(recordingId: string): Promise<{ transcript: string; substitutions: Substitution[] } | null> {
    const rows = await this.dataSource.query<{ transcript: string; substitutions: Substitution[] }[]>(
      `select transcript, substitutions from recordings
       where id = $1 and transcript is not null and jsonb_array_length(substitutions) > 0`,
      [recordingId],
    );
    return rows[0] ?? null;
  }

  async findAudio(recordingId: string, manager: EntityManager = this.dataSource.manager): Promise<NoteAudio | null> {
    const rows = await manager.query<NoteAudio[]>(
      'select audio_key as "audioKey", format, bytes::float8 as bytes, sha256 from recordings where id = $1',
      [recordingId],
    );
    return rows[0] ?? null;
  }

  async insert(
    manager: EntityManager,
    note: Pick<Note, 'ownerId' | 'recordingId' | 'title' | 'transcript' | 'duration'>,
  ): Promise<number> {
    const { identifiers } = await manager.insert(Note, note);
    return Number(identifiers[0]?.['id']);
  }

  /**
   * As `findFor`, for whoever is about to change something: locks the note until the transaction ends, so that two changes
   * follow each other, and looks only then, so that nobody acts on a permission that has just been taken away.
   * Whoever locks more than the note locks it first, then its recording, then jobs, as workers do.
   */
  async lock(manager: EntityManager, readerId: string, id: number): Promise<NoteCard | null> {
    await this.roles.lockNote(manager, id);
    return this.findFor(readerId, id, manager);
  }

  /** A note that has exactly these words and that this person may change, locked until the transaction ends. */
  async lockEditableWith(manager: EntityManager, readerId: string, transcript: string): Promise<number | null> {
    const [found] = await manager.query<{ id: number }[]>(
      `select n.id::float8 as id from notes n
       where n.transcript = $2 and (n.owner_id = $1 or exists (
         select from shares s where s.note_id = n.id and s.user_id = $1 and s.permission = 'edit'))
       order by n.id desc limit 1 for update of n`,
      [readerId, transcript],
    );
    return found?.id ?? null;
  }

  /** As `lock`, with all of its words. */
  async lockWhole(manager: EntityManager, readerId: string, id: number): Promise<WholeNote | null> {
    return (await this.lock(manager, readerId, id)) && this.findWhole(readerId, id, manager);
  }

  /** Writes a change and lets the version grow. */
  async change(manager: EntityManager, id: number, change: QueryDeepPartialEntity<Note>): Promise<void> {
    await manager.update(Note, { id }, { ...change, version: () => 'version + 1', updatedAt: () => 'now()' });
  }

  /**
   * Deletes a note that is locked, with all that was made of it: comments, shares, creations, jobs, and the owner's themes
   * that no other note carries.
   */
  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.query('delete from jobs where note_id = $1', [id]);
    await deleteSuggestionsFrom(manager, 'note.id = $1', id);
    // Whoever gives one of them to another note locks it too: only when they are done is it known which are left over.
    await manager.query(
      `select 1 from themes where id in (select theme_id from note_themes where note_id = $1) order by name for update`,
      [id],
    );
    await manager.query(
      `delete from themes t using note_themes mine
       where mine.note_id = $1 and t.id = mine.theme_id
         and not exists (select 1 from note_themes other where other.theme_id = t.id and other.note_id <> $1)`,
      [id],
    );
    await manager.delete(Note, { id });
  }
}
