import type { AudioFormat, JobState, NoteAccess, Segment, Sentiment, Theme } from '@stitchbook/contracts';
import { NoteRow } from '@stitchbook/database';
import type { DataSource, EntityManager } from 'typeorm';
import type { NoteRole } from './note-access.ts';
import type { NoteCursor } from './note-cursor.ts';

/** A note as one reader sees it, with all that its presentation needs. */
export interface NoteCard {
  id: number;
  ownerId: string;
  role: NoteRole;
  sharedBy: NoteAccess['sharedBy'];
  title: string;
  transcript: string;
  recordingId: string | null;
  duration: number;
  sentiment: Sentiment;
  version: number;
  createdAt: Date;
  themes: Theme[];
  enrichment: JobState;
}

export interface NoteAudio {
  audioKey: string;
  format: AudioFormat;
  bytes: number;
  sha256: string;
}

export interface NotePage {
  search: string;
  after: NoteCursor | null;
  limit: number;
}

/** One row a note; ids are text in PostgreSQL's JSON-free int8, so they are cast where numbers are exact. */
const CARD = `
  select n.id::float8 as id, n.owner_id as "ownerId", 'owner' as role, null as "sharedBy",
         n.title, n.transcript, n.recording_id as "recordingId",
         coalesce(r.duration_seconds, n.duration) as duration,
         n.sentiment, n.version, n.created_at as "createdAt",
         coalesce((
           select json_agg(json_build_object('id', t.id, 'name', t.name, 'color', t.color) order by nt.position)
           from note_themes nt join themes t on t.id = nt.theme_id
           where nt.note_id = n.id
         ), '[]') as themes,
         coalesce((
           select j.state from jobs j
           where j.note_id = n.id and j.kind = 'enrich-note'
           order by j.created_at desc limit 1
         ), 'done') as enrichment
  from notes n
  left join recordings r on r.id = n.recording_id`;

export class NoteRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, by keyset. */
  async findPage(readerId: string, { search, after, limit }: NotePage): Promise<NoteCard[]> {
    const parameters: unknown[] = [readerId, limit];
    const conditions = ['n.owner_id = $1'];
    if (after) {
      parameters.push(after.createdAt, after.id);
      conditions.push(`(n.created_at, n.id) < ($${parameters.length - 1}, $${parameters.length})`);
    }
    if (search) {
      parameters.push(`%${search.replace(/[\\%_]/g, '\\$&')}%`);
      conditions.push(`(n.title ilike $${parameters.length} or n.transcript ilike $${parameters.length})`);
    }
    return this.dataSource.query<NoteCard[]>(
      `${CARD} where ${conditions.join(' and ')} order by n.created_at desc, n.id desc limit $2`,
      parameters,
    );
  }

  async findFor(readerId: string, id: number): Promise<NoteCard | null> {
    const rows = await this.dataSource.query<NoteCard[]>(`${CARD} where n.id = $2 and n.owner_id = $1`, [readerId, id]);
    return rows[0] ?? null;
  }

  async findSegments(recordingId: string): Promise<Segment[]> {
    const rows = await this.dataSource.query<{ segments: Segment[] | null }[]>('select segments from recordings where id = $1', [
      recordingId,
    ]);
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

  /** Returns whether it was there. */
  async delete(manager: EntityManager, id: number): Promise<boolean> {
    const { affected } = await manager.delete(NoteRow, { id });
    return Boolean(affected);
  }
}
