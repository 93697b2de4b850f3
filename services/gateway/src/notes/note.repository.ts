import { Injectable } from '@nestjs/common';
import type { AudioFormat, Segment, Stretch, Substitution } from '@stitchbook/contracts';
import { Note, queryPrepared } from '@stitchbook/database';
import { DataSource, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import type { PagedRow } from '../database/page-within-bytes.query.ts';
import { deleteJobsWithWordsOf } from '../jobs/job.repository.ts';
import { NoteRoleRepository } from '../note-access/note-role.repository.ts';
import { type NoteCard, SELECT_CARDS, SELECT_WHOLE_NOTES, type WholeNote } from './note-card.query.ts';
import { DEFAULT_PAGE } from './note-list.requests.ts';
import { type NotePage, notePageQuery } from './note-page.query.ts';

/** A note of a page, with what the page is sorted by. */
export type OrderedCard = NoteCard & PagedRow & { sortKey: string };

export interface NoteAudio {
  audioKey: string;
  format: AudioFormat;
  bytes: number;
  sha256: string;
}

/** What is told of a note whose audio is played; of a note without audio, nothing of one. */
export type PlayedNote = Pick<NoteCard, 'role' | 'title' | 'duration'> &
  ({ recordingId: string; audio: NoteAudio } | { recordingId: null; audio: null });

/** What was heard in a recording. */
export interface HeardRecording {
  /** Null while it is not transcribed. */
  transcript: string | null;
  segments: Segment[] | null;
  /** How sure the speech engine was of each word of the segments, in percent; null where it did not tell. */
  confidences: number[] | null;
  notUnderstood: Stretch[] | null;
  /** In which most of it is said, by ISO 639; null where that is not known. */
  language: string | null;
  /** Its owner's own words in the transcript; null where that is not known. */
  substitutions: Substitution[] | null;
}

/** Creations that other people have made of the note in $1 and others; what its owner has made of it is theirs to keep. */
export const STITCHED_BY_OTHERS = `(
  source_note_ids @> array[$1]::bigint[] and owner_id <> (select owner_id from notes where id = $1))`;

const ONE_FOR_READER = 'where n.id = $2 and (n.owner_id = $1 or s.user_id is not null)';
const WHOLE_NOTE = { name: 'whole-note', text: `${SELECT_WHOLE_NOTES} ${ONE_FOR_READER}` };
const HEARD_RECORDING = {
  name: 'heard-recording',
  text: `select transcript, segments, word_confidences as confidences, not_understood as "notUnderstood", language, substitutions
         from recordings where id = $1`,
};
const PLAYED_NOTE = {
  name: 'played-note',
  text: `select case when n.owner_id = $1 then 'owner' else s.permission end as role, n.title, n.duration,
                r.id as "recordingId", case when r.id is not null then json_build_object(
                  'audioKey', r.audio_key, 'format', r.format, 'bytes', r.bytes, 'sha256', r.sha256) end as audio
         from notes n left join shares s on s.note_id = n.id and s.user_id = $1
         left join recordings r on r.id = n.recording_id ${ONE_FOR_READER}`,
};

/** As the list is opened, and as it is scrolled on: what connections plan once. */
const FIRST_PAGE: NotePage = {
  search: '',
  tag: undefined,
  sentiment: undefined,
  shared: undefined,
  sort: 'newest',
  after: null,
  limit: DEFAULT_PAGE + 1,
};
const PREPARED_PAGES = new Map([
  [notePageQuery('', FIRST_PAGE).text, 'first-note-page'],
  [notePageQuery('', { ...FIRST_PAGE, after: { key: '', id: 0 } }).text, 'next-note-page'],
]);

@Injectable()
export class NoteRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly roles: NoteRoleRepository,
  ) {}

  findPage(readerId: string, page: NotePage): Promise<OrderedCard[]> {
    const { text, parameters } = notePageQuery(readerId, page);
    const name = PREPARED_PAGES.get(text);
    return name === undefined
      ? this.dataSource.query(text, parameters)
      : queryPrepared(this.dataSource, { name, text }, parameters);
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
  async findWhole(readerId: string, id: number, manager?: EntityManager): Promise<WholeNote | null> {
    const rows = manager
      ? await manager.query<WholeNote[]>(WHOLE_NOTE.text, [readerId, id])
      : await queryPrepared<WholeNote>(this.dataSource, WHOLE_NOTE, [readerId, id]);
    return rows[0] ?? null;
  }

  /** Null for whoever neither owns it nor was given it. */
  async findPlayed(readerId: string, id: number): Promise<PlayedNote | null> {
    const rows = await queryPrepared<PlayedNote>(this.dataSource, PLAYED_NOTE, [readerId, id]);
    return rows[0] ?? null;
  }

  /** Null when there is no such recording any more. */
  async findHeard(recordingId: string): Promise<HeardRecording | null> {
    const rows = await queryPrepared<HeardRecording>(this.dataSource, HEARD_RECORDING, [recordingId]);
    return rows[0] ?? null;
  }

  async findAudio(recordingId: string, manager: EntityManager): Promise<NoteAudio | null> {
    const rows = await manager.query<NoteAudio[]>(
      'select audio_key as "audioKey", format, bytes::float8 as bytes, sha256 from recordings where id = $1',
      [recordingId],
    );
    return rows[0] ?? null;
  }

  async insert(
    manager: EntityManager,
    note: Pick<Note, 'ownerId' | 'recordingId' | 'title' | 'transcript' | 'duration' | 'timeZone'>,
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
    await deleteJobsWithWordsOf(manager, 'note.id = $1', id);
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
    await manager.query(`delete from creations where ${STITCHED_BY_OTHERS}`, [id]);
    await manager.delete(Note, { id });
  }
}
