import { Recording } from '@stitchbook/database';
import type { DataSource, EntityManager } from 'typeorm';
import type { KeptAudio } from './audio-keeper.ts';

/** A recording is touched when it is sent, and when a try to hear it is asked for or ends. */
const FORGOTTEN = `
  recording.created_at < now() - interval '30 days'
  and not exists (select 1 from notes note where note.recording_id = recording.id)
  and not exists (
    select 1 from jobs job where job.recording_id = recording.id
      and (job.state in ('queued', 'running') or job.finished_at > now() - interval '30 days'))`;

export class RecordingRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(manager: EntityManager, ownerId: string, { key, format, bytes, sha256 }: KeptAudio): Promise<string> {
    const { identifiers } = await manager.insert(Recording, { ownerId, audioKey: key, format, bytes, sha256 });
    return String(identifiers[0]?.['id']);
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
  findForgotten(limit: number): Promise<Pick<Recording, 'id' | 'audioKey'>[]> {
    return this.dataSource
      .createQueryBuilder(Recording, 'recording')
      .select(['recording.id', 'recording.audioKey'])
      .where(FORGOTTEN)
      .orderBy('recording.createdAt')
      .limit(limit)
      .getMany();
  }

  /** False when it is not forgotten any more, or a note is just taking it. */
  async deleteForgotten(manager: EntityManager, id: string): Promise<boolean> {
    const held = await manager.query<object[]>('select 1 from recordings where id = $1 for update skip locked', [id]);
    if (held.length === 0) return false;
    const [, count] = await manager.query<[unknown, number]>(
      `delete from recordings recording where id = $1 and ${FORGOTTEN}`,
      [id],
    );
    return count === 1;
  }

  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(Recording, { id });
  }
}
