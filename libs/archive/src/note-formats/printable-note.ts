import type { Segment } from '@stitchbook/contracts';
import type { ExportedNote } from '../files/exported-note.ts';

/** What the formats say of a note: nothing that has a meaning only in this installation. */
export interface PrintableNote extends Pick<
  ExportedNote,
  | 'title'
  | 'createdAt'
  | 'duration'
  | 'sentiment'
  | 'sentimentCorrectedAt'
  | 'moodSentence'
  | 'themes'
  | 'transcript'
  | 'originalTranscript'
  | 'chapters'
> {
  /** Who changed the words, and when; null while nobody has. */
  transcriptEdit: { editedBy: string | null; editedAt: string } | null;
  /** Its words as they are now, and when they were said; empty where that is not known. */
  segments: readonly Segment[];
}
