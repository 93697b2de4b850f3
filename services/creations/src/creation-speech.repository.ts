import { Injectable } from '@nestjs/common';
import {
  Creation,
  CreationSpeech,
  DataSource,
  OrphanedAudio,
  type Transaction,
  hashSpokenWords,
} from '@stitchbook/database';

export type NewSpeech = Omit<CreationSpeech, 'createdAt'>;

/** The rows that reading a creation aloud reads and writes. */
@Injectable()
export class CreationSpeechRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when it is gone, or is not for this person to read. */
  findReadable(readerId: string, id: number): Promise<Creation | null> {
    return this.dataSource
      .getRepository(Creation)
      .createQueryBuilder('c')
      .where('c.id = :id', { id })
      .andWhere(
        `(c.owner_id = :readerId or exists (
          select from creation_shares s where s.creation_id = c.id and s.user_id = :readerId))`,
        { readerId },
      )
      .getOne();
  }

  /** Before the first byte is stored under the key: it has two hours to be claimed. */
  async recordOrphaned(audioKey: string): Promise<void> {
    await this.dataSource
      .getRepository(OrphanedAudio)
      .insert({ audioKey, removeAfter: () => `now() + interval '2 hours'` });
  }

  async forgetOrphaned(audioKey: string): Promise<void> {
    await this.dataSource.getRepository(OrphanedAudio).delete({ audioKey });
  }

  /** Whether a creation, which is locked, says what was read of it. */
  async hasWords(transaction: Transaction, id: number, wordsSha256: string): Promise<boolean> {
    const creation = await transaction.findOne(Creation, { select: { id: true, content: true }, where: { id } });
    return creation !== null && hashSpokenWords(creation.content) === wordsSha256;
  }

  /** In the place of what was read before, whose audio a trigger orphans; this one's audio is claimed. */
  async replace(transaction: Transaction, speech: NewSpeech): Promise<void> {
    await transaction.delete(CreationSpeech, { creationId: speech.creationId });
    await transaction.insert(CreationSpeech, speech);
    await transaction.delete(OrphanedAudio, { audioKey: speech.audioKey });
  }
}
