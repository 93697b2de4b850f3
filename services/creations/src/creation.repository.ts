import { Injectable } from '@nestjs/common';
import { Creation, DataSource, Note, type Transaction } from '@stitchbook/database';

export type NewCreation = Pick<Creation, 'ownerId' | 'jobId' | 'type' | 'transcriptVersion' | 'content' | 'engine'> & {
  noteId: number;
};

/** The rows that making a creation reads and writes. */
@Injectable()
export class CreationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The note that a creation is made of. Rejects when it has been deleted. */
  findNote(id: number): Promise<Note> {
    return this.dataSource.getRepository(Note).findOneByOrFail({ id });
  }

  async insert(transaction: Transaction, creation: NewCreation): Promise<void> {
    await transaction.insert(Creation, creation);
  }
}
