import { Injectable } from '@nestjs/common';
import { CreationSpeech, Job, type Transaction, hashSpokenWords } from '@stitchbook/database';
import { DataSource, In } from 'typeorm';

@Injectable()
export class CreationSpeechRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** How a creation was read aloud; null when it was not, or when its words have changed since. */
  async findCurrent(
    { id, content }: { id: number; content: string },
    transaction: Transaction = this.dataSource.manager,
  ): Promise<CreationSpeech | null> {
    return transaction.findOneBy(CreationSpeech, { creationId: id, wordsSha256: hashSpokenWords(content) });
  }

  /** The one that a job has made, however its creation reads now. */
  findOf(creationId: number): Promise<CreationSpeech | null> {
    return this.dataSource.getRepository(CreationSpeech).findOneBy({ creationId });
  }

  /** What already reads it aloud for this person. */
  findUnfinishedJob(transaction: Transaction, ownerId: string, creationId: number): Promise<Job | null> {
    return transaction.findOneBy(Job, {
      kind: 'speak-creation',
      ownerId,
      creationId,
      state: In(['queued', 'running']),
    });
  }
}
