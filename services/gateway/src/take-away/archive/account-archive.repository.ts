import type {
  ArchivedComment,
  ArchivedNote,
  ArchivedRecording,
  CreationType,
  Sentiment,
  Theme,
} from '@stitchbook/contracts';
import type { DataSource } from 'typeorm';
import { nameOf } from '../../notes/note-card.query.ts';

export interface NoteToArchive {
  id: number;
  key: string;
  title: string;
  transcript: string;
  originalTranscript: string | null;
  editedBy: string | null;
  editedByOwner: boolean;
  editedAt: Date | null;
  version: number;
  transcriptVersion: number;
  sentiment: Sentiment;
  themes: Omit<Theme, 'id'>[];
  duration: number;
  createdAt: Date;
  updatedAt: Date;
  recordingId: string | null;
  audioKey: string | null;
  recording: ArchivedRecording | null;
  comments: ArchivedComment[];
  shares: ArchivedNote['shares'];
}

export interface CreationToArchive {
  id: number;
  noteKey: string | null;
  type: CreationType;
  content: string;
  engine: string;
  transcriptVersion: number;
  createdAt: Date;
}

const iso = (moment: string) => `to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const callName = (user: string) => `coalesce(${nameOf(user)}, 'User ' || ${user}.id)`;
const keyOf = (note: string, imported: string) =>
  `coalesce(${imported}.import_key, ${note}.owner_id || ':' || ${note}.id)`;

/** All that a person owns, a page at a time, each page beginning after what the last one ended with. */
export class AccountArchiveRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Oldest first. */
  findNotes(ownerId: string, after: { createdAt: Date; id: number } | null, limit: number): Promise<NoteToArchive[]> {
    return this.dataSource.query<NoteToArchive[]>(
      `select n.id::float8 as id, ${keyOf('n', 'i')} as key, n.title, n.transcript,
              n.original_transcript as "originalTranscript",
              case when e.id is not null then ${callName('e')} else i.edited_by_name end as "editedBy",
              coalesce(n.transcript_edited_by = n.owner_id, false) as "editedByOwner", n.transcript_edited_at as "editedAt",
              n.version, n.transcript_version as "transcriptVersion", n.sentiment, n.duration,
              n.created_at as "createdAt", n.updated_at as "updatedAt", n.recording_id as "recordingId", r.audio_key as "audioKey",
              case when r.id is not null then json_build_object(
                'format', r.format, 'bytes', r.bytes, 'sha256', r.sha256, 'transcript', r.transcript, 'segments', r.segments,
                'durationSeconds', r.duration_seconds, 'engine', r.engine, 'createdAt', ${iso('r.created_at')}
              ) end as recording,
              coalesce((
                select json_agg(json_build_object('name', t.name, 'color', t.color) order by nt.position, t.id)
                from note_themes nt join themes t on t.id = nt.theme_id where nt.note_id = n.id
              ), '[]') as themes,
              coalesce((
                select json_agg(json_build_object(
                  'author', coalesce(c.imported_author, ${callName('u')}),
                  'isOwner', c.user_id = n.owner_id and c.imported_author is null,
                  'content', c.content, 'timestamp', c.at_seconds,
                  'createdAt', ${iso('c.created_at')}, 'updatedAt', ${iso('c.updated_at')}) order by c.id)
                from comments c join users u on u.id = c.user_id where c.note_id = n.id
              ), '[]') as comments,
              coalesce((
                select json_agg(json_build_object(
                  'userId', s.user_id, 'name', ${callName('u')}, 'permission', s.permission,
                  'createdAt', ${iso('s.created_at')}) order by s.created_at, s.user_id)
                from shares s join users u on u.id = s.user_id where s.note_id = n.id
              ), '[]') as shares
       from notes n
       left join recordings r on r.id = n.recording_id
       left join users e on e.id = n.transcript_edited_by
       left join imported_notes i on i.note_id = n.id
       where n.owner_id = $1 and ($2::timestamptz is null or (n.created_at, n.id) > ($2::timestamptz, $3::bigint))
       order by n.created_at, n.id limit $4`,
      [ownerId, after?.createdAt ?? null, after?.id ?? null, limit],
    );
  }

  findCreations(
    ownerId: string,
    after: { createdAt: Date; id: number } | null,
    limit: number,
  ): Promise<CreationToArchive[]> {
    return this.dataSource.query<CreationToArchive[]>(
      `select c.id::float8 as id, case when n.id is not null then ${keyOf('n', 'i')} end as "noteKey", c.type, c.content, c.engine,
              c.transcript_version as "transcriptVersion", c.created_at as "createdAt"
       from creations c
       left join notes n on n.id = c.note_id
       left join imported_notes i on i.note_id = n.id
       where c.owner_id = $1 and ($2::timestamptz is null or (c.created_at, c.id) > ($2::timestamptz, $3::bigint))
       order by c.created_at, c.id limit $4`,
      [ownerId, after?.createdAt ?? null, after?.id ?? null, limit],
    );
  }

  findThemes(ownerId: string): Promise<Omit<Theme, 'id'>[]> {
    return this.dataSource.query<Omit<Theme, 'id'>[]>(
      'select name, color from themes where owner_id = $1 order by id',
      [ownerId],
    );
  }

  /** Whether a recording whose audio could not be found is still meant to be there. */
  async hasRecording(id: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>('select 1 from recordings where id = $1', [id]);
    return rows.length > 0;
  }
}
