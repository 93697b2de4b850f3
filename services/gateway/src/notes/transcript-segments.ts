import { Injectable } from '@nestjs/common';
import type { Segment, Stretch } from '@stitchbook/contracts';
import { alignSegments } from '@stitchbook/text/align';
import type { WholeNote } from './note-card.query.ts';
import { NoteRepository } from './note.repository.ts';

/** When the words of notes were said. */
@Injectable()
export class TranscriptSegments {
  constructor(private readonly notes: NoteRepository) {}

  /** The timed segments of a note's words as they are now, also when somebody has corrected them; none without audio. */
  async find({ recordingId, transcript, editedAt }: WholeNote): Promise<Segment[]> {
    if (!recordingId) return [];
    const heard = await this.notes.findSegments(recordingId);
    return editedAt ? alignSegments(heard, transcript) : heard;
  }

  /** Where between them somebody speaks who was not understood. */
  async findNotUnderstood({ recordingId }: WholeNote): Promise<Stretch[]> {
    return recordingId ? this.notes.findNotUnderstood(recordingId) : [];
  }
}
