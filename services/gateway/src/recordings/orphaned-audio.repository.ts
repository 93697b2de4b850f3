import { Injectable } from '@nestjs/common';
import { OrphanedAudio, type Transaction } from '@stitchbook/database';
import { DataSource } from 'typeorm';

/** Keys of the audio store that no recording refers to, or not yet, each with the time from which it may be removed. */
@Injectable()
export class OrphanedAudioRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** It has a day to be claimed. */
  async insert(audioKey: string, transaction: Transaction = this.dataSource.manager): Promise<void> {
    await transaction.insert(OrphanedAudio, { audioKey, removeAfter: () => `now() + interval '1 day'` });
  }

  /** May be removed at once. */
  async insertDue(transaction: Transaction, audioKey: string): Promise<void> {
    await transaction.upsert(OrphanedAudio, { audioKey, removeAfter: () => 'now()' }, ['audioKey']);
  }

  has(audioKey: string): Promise<boolean> {
    return this.dataSource.getRepository(OrphanedAudio).existsBy({ audioKey });
  }

  async delete(audioKey: string, transaction: Transaction = this.dataSource.manager): Promise<void> {
    await transaction.delete(OrphanedAudio, { audioKey });
  }

  /** The longest due come first. */
  async findDue(limit: number): Promise<string[]> {
    const due = await this.dataSource
      .getRepository(OrphanedAudio)
      .createQueryBuilder('audio')
      .where('audio.removeAfter < now()')
      .orderBy('audio.removeAfter')
      .limit(limit)
      .getMany();
    return due.map(({ audioKey }) => audioKey);
  }
}
