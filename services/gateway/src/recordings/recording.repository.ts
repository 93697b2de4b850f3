import { Injectable } from '@nestjs/common';
import type { Stretch, Substitution, WordlessReason } from '@stitchbook/contracts';
import { Recording } from '@stitchbook/database';
import { DataSource, type EntityManager } from 'typeorm';
import type { StoredUpload } from './upload.service.ts';

/** The transcription of a recording that comes out of an archive. */
export interface KnownTranscription {
  transcript: string | null;
  segmentsJson: string | null;
  notUnderstood?: Stretch[] | null | undefined;
  substitutions?: Substitution[] | null | undefined;
  language?: string | null | undefined;
  durationSeconds: number | null;
  wordlessReason?: WordlessReason | null | undefined;
  /** In base64. */
  peaks?: string | null | undefined;
  engine: string | null;
  createdAt: string;
}

/** Untouched for thirty days: it is touched when it is sent, and when a transcription of it is asked for or ends. */
const EXPIRED = `
  recording.created_at < now() - interval '30 days'
  and not exists (select 1 from notes note where note.recording_id = recording.id)
  and not exists (
    select 1 from jobs job where job.recording_id = recording.id
      and (job.state in ('queued', 'running') or job.finished_at > now() - interval '30 days'))`;

@Injectable()
export class RecordingRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(
    manager: EntityManager,
    ownerId: string,
    { key, format, bytes, sha256 }: StoredUpload,
    known?: KnownTranscription,
  ): Promise<string> {
    const [row] = await manager.query<{ id: string }[]>(
      `insert into recordings (owner_id, audio_key, format, bytes, sha256, transcript, segments, duration_seconds, engine, created_at, wordless_reason, peaks, not_understood, substitutions, language)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce($10, now()), $11, decode($12, 'base64'), $13::jsonb, $14::jsonb, $15) returning id`,
      [
        ownerId,
        key,
        format,
        bytes,
        sha256,
        known?.transcript ?? null,
        known?.segmentsJson ?? null,
        known?.durationSeconds ?? null,
        known?.engine ?? null,
        known?.createdAt ?? null,
        known?.wordlessReason ?? null,
        known?.peaks ?? null,
        known?.notUnderstood ? JSON.stringify(known.notUnderstood) : null,
        known?.substitutions ? JSON.stringify(known.substitutions) : null,
        known?.language ?? null,
      ],
    );
    return String(row?.id);
  }

  find(id: string): Promise<Recording | null> {
    return this.dataSource.getRepository(Recording).findOneBy({ id });
  }

  /** The owner's recording that no note has yet; locked, so that two saves cannot both take it. */
  findUnsaved(
    manager: EntityManager,
    ownerId: string,
    which: { id: string } | { sha256: string },
  ): Promise<Recording | null> {
    return manager
      .createQueryBuilder(Recording, 'recording')
      .where({ ownerId, ...which })
      .andWhere('not exists (select 1 from notes note where note.recording_id = recording.id)')
      .orderBy('recording.created_at', 'DESC')
      .limit(1)
      .setLock('pessimistic_write')
      .getOne();
  }

  /** Those that no note took and nobody has touched for thirty days. */
  findExpired(limit: number): Promise<Pick<Recording, 'id' | 'audioKey'>[]> {
    return this.dataSource
      .createQueryBuilder(Recording, 'recording')
      .select(['recording.id', 'recording.audioKey'])
      .where(EXPIRED)
      .orderBy('recording.createdAt')
      .limit(limit)
      .getMany();
  }

  /** False when it has been touched since, or a note is just taking it. */
  async deleteExpired(manager: EntityManager, id: string): Promise<boolean> {
    const locked = await manager.query<object[]>('select 1 from recordings where id = $1 for update skip locked', [id]);
    if (locked.length === 0) return false;
    const [, count] = await manager.query<[unknown, number]>(
      `delete from recordings recording where id = $1 and ${EXPIRED}`,
      [id],
    );
    return count === 1;
  }

  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(Recording, { id });
  }
}
