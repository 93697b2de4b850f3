import { Injectable } from '@nestjs/common';
import {
  COPIED_NOTE_PROPERTIES,
  type ExportedBlock,
  type ExportedCreation,
  type ExportedNote,
  type ExportedTheme,
} from '@stitchbook/archive';
import { Note } from '@stitchbook/database';
import { DataSource } from 'typeorm';
import { type PagedRow, pageWithinBytes } from '../database/page-within-bytes.query.ts';
import { nameOf } from '../users/user.repository.ts';

/** Where a page begins: after what the last one ended with. */
export interface PagePosition {
  id: number;
  createdAt: string;
}

/** A note as `note.json` says it, and where its audio is. */
export interface NoteRow extends PagedRow, PagePosition {
  recordingId: string | null;
  audioKey: string | null;
  note: ExportedNote;
}

export interface CreationRow extends PagedRow, PagePosition {
  creation: ExportedCreation;
}

const iso = (moment: string) => `to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** PostgreSQL breaks the lines of base64. */
const base64 = (bytes: string) => `translate(encode(${bytes}, 'base64'), chr(10), '')`;
const displayName = (user: string) => `coalesce(${nameOf(user)}, 'User ' || ${user}.id)`;
const keyOf = (note: string, imported: string) =>
  `coalesce(${imported}.import_key, ${note}.owner_id || ':' || ${note}.id)`;

/** One person's rows behind a position, oldest first; bound to owner, moment, id and how many. */
const pageAfter = (row: string) => `
  ${row}.owner_id = $1 and ($2::timestamptz is null or (${row}.created_at, ${row}.id) > ($2::timestamptz, $3::bigint))
  order by ${row}.created_at, ${row}.id limit $4`;

/** Bytes of words, which the database knows without reading them; timed segments are stored compressed, to about a third. */
const NOTE_BYTES = `
  octet_length(n.transcript) + coalesce(octet_length(n.original_transcript), 0) + coalesce(octet_length(r.transcript), 0)
  + coalesce(3 * pg_column_size(r.segments), 0)
  + coalesce((select sum(octet_length(c.content))::int from comments c where c.note_id = n.id), 0)`;

/** The columns of a note that an export reads and an import writes as they are. */
export function copiedNoteColumns(dataSource: DataSource) {
  const metadata = dataSource.getMetadata(Note);
  return COPIED_NOTE_PROPERTIES.map((property) => {
    const column = metadata.findColumnWithPropertyName(property)?.databaseName;
    if (column === undefined) throw new Error(`a note has no column for ${property}`);
    return { property, column };
  });
}

/**
 * All that a person owns, a page at a time. A page ends at `limit` rows or at `PAGE_BYTES` of words, whichever comes first:
 * twenty notes of 4 MB would be 80 MB in memory.
 */
@Injectable()
export class AccountExportRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Oldest first. */
  async findNotes(ownerId: string, after: PagePosition | null, limit: number): Promise<NoteRow[]> {
    const copied = copiedNoteColumns(this.dataSource);
    const ids = `select n.id, row_number() over (order by n.created_at, n.id) as place, ${NOTE_BYTES} as bytes
                 from notes n left join recordings r on r.id = n.recording_id where ${pageAfter('n')}`;
    const rows = await this.dataSource.query<(Omit<NoteRow, 'note'> & ExportedNote)[]>(
      `with page as materialized (${pageWithinBytes(ids, 'r.bytes')})
       select page.found, n.id::float8 as id, n.recording_id as "recordingId", r.audio_key as "audioKey",
              ${keyOf('n', 'i')} as key, ${copied.map(({ column, property }) => `n.${column} as "${property}"`).join(', ')},
              case when n.transcript_edited_at is not null then json_build_object(
                'editedBy', case when e.id is not null then ${displayName('e')} else i.edited_by_name end,
                'isOwner', coalesce(n.transcript_edited_by = n.owner_id, false), 'editedAt', ${iso('n.transcript_edited_at')}
              ) end as "transcriptEdit",
              ${iso('n.created_at')} as "createdAt", ${iso('n.updated_at')} as "updatedAt",
              case when r.id is not null then json_build_object(
                'format', r.format, 'bytes', r.bytes, 'sha256', r.sha256, 'transcript', r.transcript, 'segments', r.segments,
                'durationSeconds', r.duration_seconds, 'wordlessReason', r.wordless_reason, 'peaks', ${base64('r.peaks')},
                'engine', r.engine, 'createdAt', ${iso('r.created_at')}
              ) end as recording,
              coalesce((
                select json_agg(json_build_object('name', t.name, 'color', t.color) order by nt.position, t.id)
                from note_themes nt join themes t on t.id = nt.theme_id where nt.note_id = n.id
              ), '[]') as themes,
              coalesce((select json_agg(g.name order by g.name) from removed_tags g where g.note_id = n.id), '[]') as "removedTags",
              (select ${iso('p.pinned_at')} from note_pins p where p.user_id = n.owner_id and p.note_id = n.id) as "pinnedAt",
              coalesce((
                select json_agg(json_build_object(
                  'author', coalesce(c.imported_author, ${displayName('u')}),
                  'isOwner', c.user_id = n.owner_id and c.imported_author is null,
                  'content', c.content, 'timestamp', c.at_seconds,
                  'createdAt', ${iso('c.created_at')}, 'updatedAt', ${iso('c.updated_at')}) order by c.id)
                from comments c join users u on u.id = c.user_id where c.note_id = n.id
              ), '[]') as comments,
              coalesce((
                select json_agg(json_build_object(
                  'userId', s.user_id, 'name', ${displayName('u')}, 'permission', s.permission,
                  'createdAt', ${iso('s.created_at')}) order by s.created_at, s.user_id)
                from shares s join users u on u.id = s.user_id where s.note_id = n.id
              ), '[]') as shares
       from page join notes n on n.id = page.id
       left join recordings r on r.id = n.recording_id
       left join users e on e.id = n.transcript_edited_by
       left join imported_notes i on i.note_id = n.id
       order by page.place`,
      [ownerId, after?.createdAt ?? null, after?.id ?? null, limit],
    );
    return rows.map(({ found, id, recordingId, audioKey, ...note }) => ({
      found,
      id,
      createdAt: note.createdAt,
      recordingId,
      audioKey,
      note,
    }));
  }

  async findCreations(ownerId: string, after: PagePosition | null, limit: number): Promise<CreationRow[]> {
    const ids = `select c.id, row_number() over (order by c.created_at, c.id) as place, octet_length(c.content) as bytes
                 from creations c where ${pageAfter('c')}`;
    const rows = await this.dataSource.query<(Omit<CreationRow, 'creation'> & ExportedCreation)[]>(
      `with page as materialized (${pageWithinBytes(ids, 'r.bytes')})
       select page.found, c.id::float8 as id, case when n.id is not null then ${keyOf('n', 'i')} end as "noteKey", c.type, c.content, c.engine,
              c.transcript_version as "transcriptVersion", ${iso('c.created_at')} as "createdAt"
       from page join creations c on c.id = page.id
       left join notes n on n.id = c.note_id
       left join imported_notes i on i.note_id = n.id
       order by page.place`,
      [ownerId, after?.createdAt ?? null, after?.id ?? null, limit],
    );
    return rows.map(({ found, id, ...creation }) => ({ found, id, createdAt: creation.createdAt, creation }));
  }

  findThemes(ownerId: string): Promise<ExportedTheme[]> {
    return this.dataSource.query<ExportedTheme[]>('select name, color from themes where owner_id = $1 order by id', [
      ownerId,
    ]);
  }

  /** The first blocked first. */
  findBlocked(userId: string): Promise<ExportedBlock[]> {
    return this.dataSource.query<ExportedBlock[]>(
      `select b.blocked_id as "userId", ${displayName('u')} as name, ${iso('b.created_at')} as "createdAt"
       from blocked_people b join users u on u.id = b.blocked_id
       where b.user_id = $1 order by b.created_at, b.blocked_id`,
      [userId],
    );
  }

  /** Whether a recording whose audio could not be found is still meant to be there. */
  async hasRecording(id: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>('select 1 from recordings where id = $1', [id]);
    return rows.length > 0;
  }
}
