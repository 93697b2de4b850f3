import { Injectable } from '@nestjs/common';
import {
  MAX_UNSURE_WORDS,
  type Segment,
  type Stretch,
  type Substitution,
  UNSURE_BELOW_PERCENT,
  can,
} from '@stitchbook/contracts';
import { alignConfidences, alignSegments } from '@stitchbook/text/align';
import { followSubstitutions } from '@stitchbook/text/vocabulary';
import type { WholeNote } from './note-card.query.ts';
import { NoteRepository } from './note.repository.ts';

/** When the words of notes were said, how surely they were heard, and what was heard in the place of some. */
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

  /**
   * Which words of a note may be wrong: their indexes among its words, which white space parts, and the first 2,000 of them. Only
   * for who may correct them, and none that somebody has corrected.
   */
  async findUnsureWords({ recordingId, role, transcript }: WholeNote): Promise<number[]> {
    if (!recordingId || !can(role, 'edit')) return [];
    const confidences = await this.notes.findWordConfidences(recordingId);
    if (!confidences?.some((confidence) => confidence < UNSURE_BELOW_PERCENT)) return [];
    const heard = await this.notes.findSegments(recordingId);
    const ofWords = alignConfidences(heard, confidences, transcript) ?? [];
    const unsure = ofWords.flatMap((confidence, index) => (confidence < UNSURE_BELOW_PERCENT ? [index] : []));
    return unsure.slice(0, MAX_UNSURE_WORDS);
  }

  /** Which of the reader's own words were put in and still stand where they were: told to the note's owner alone, whose they are. */
  async findSubstitutions({ recordingId, role, transcript }: WholeNote): Promise<Substitution[]> {
    const put = recordingId && role === 'owner' ? await this.notes.findSubstitutions(recordingId) : null;
    return put ? followSubstitutions(put.substitutions, put.transcript, transcript) : [];
  }
}
