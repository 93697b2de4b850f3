import { Injectable } from '@nestjs/common';
import type { Segment } from '@stitchbook/contracts';
import { Creation, DataSource, Note, Recording, type Transaction } from '@stitchbook/database';
import { alignSegments } from '@stitchbook/text/align';

type NewCreation = Pick<
  Creation,
  'ownerId' | 'jobId' | 'noteId' | 'type' | 'transcriptVersion' | 'content' | 'engine' | 'citations'
> &
  Partial<Pick<Creation, 'sourceNoteIds'>>;

/** The rows that making a creation reads and writes. */
@Injectable()
export class CreationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The note that a creation is made of. Rejects when it has been deleted. */
  findNote(id: number): Promise<Note> {
    return this.dataSource.getRepository(Note).findOneByOrFail({ id });
  }

  /** When the words of a note were said, as they are now; none without audio. */
  async findSegments({ recordingId, transcript, transcriptEditedAt }: Note): Promise<Segment[]> {
    if (recordingId === null) return [];
    const recording = await this.dataSource
      .getRepository(Recording)
      .findOne({ select: { id: true, segments: true }, where: { id: recordingId } });
    const heard = recording?.segments ?? [];
    return transcriptEditedAt ? alignSegments(heard, transcript) : heard;
  }

  async insert(transaction: Transaction, creation: NewCreation): Promise<void> {
    await transaction.insert(Creation, creation);
  }
}
