import { Recording } from '@stitchbook/database';
import type { DataSource, EntityManager } from 'typeorm';
import type { KeptAudio } from './audio-keeper.ts';

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

  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(Recording, { id });
  }
}
