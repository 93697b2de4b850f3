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
import { type HeardRecording, NoteRepository } from './note.repository.ts';

/** What is told of a recording beside a note's words. */
export interface HeardWords {
  segments: Segment[];
  /** Where between them somebody speaks who was not understood. */
  notUnderstood: Stretch[];
  /** Indexes among the note's words, which white space parts. */
  unsureWords: number[];
  substitutions: Substitution[];
  /** In which most of it is said; null without audio, and where that is not known. */
  language: string | null;
}

/** When the words of notes were said, how surely they were heard, and what was heard in the place of some. */
@Injectable()
export class TranscriptSegments {
  constructor(private readonly notes: NoteRepository) {}

  /** The timed segments of a note's words as they are now, also when somebody has corrected them; none without audio. */
  async find(note: WholeNote): Promise<Segment[]> {
    return segmentsOf(note, await this.findHeard(note));
  }

  /** All that this reader is told of it. */
  async findWords(note: WholeNote): Promise<HeardWords> {
    const heard = await this.findHeard(note);
    return {
      segments: segmentsOf(note, heard),
      notUnderstood: heard?.notUnderstood ?? [],
      unsureWords: heard ? unsureWordsOf(note, heard) : [],
      substitutions: heard ? substitutionsOf(note, heard) : [],
      language: heard?.language ?? null,
    };
  }

  private async findHeard({ recordingId }: WholeNote): Promise<HeardRecording | null> {
    return recordingId ? this.notes.findHeard(recordingId) : null;
  }
}

function segmentsOf({ transcript, editedAt }: WholeNote, heard: HeardRecording | null): Segment[] {
  const segments = heard?.segments ?? [];
  return editedAt ? alignSegments(segments, transcript) : segments;
}

/**
 * Which words of a note may be wrong, the first 2,000 of them. Only for who may correct them, and none that somebody has
 * corrected.
 */
function unsureWordsOf({ role, transcript }: WholeNote, { segments, confidences }: HeardRecording): number[] {
  if (!can(role, 'edit') || !confidences?.some((confidence) => confidence < UNSURE_BELOW_PERCENT)) return [];
  const ofWords = alignConfidences(segments ?? [], confidences, transcript) ?? [];
  const unsure = ofWords.flatMap((confidence, index) => (confidence < UNSURE_BELOW_PERCENT ? [index] : []));
  return unsure.slice(0, MAX_UNSURE_WORDS);
}

/** Which of the reader's own words were put in and still stand where they were: told to the note's owner alone, whose they are. */
function substitutionsOf(note: WholeNote, { transcript, substitutions }: HeardRecording): Substitution[] {
  if (note.role !== 'owner' || transcript === null || !substitutions?.length) return [];
  return followSubstitutions(substitutions, transcript, note.transcript);
}
