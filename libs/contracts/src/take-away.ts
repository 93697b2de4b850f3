import type { Sentiment } from './sentiment.ts';
import type { Theme } from './tag.ts';
import type { Segment } from './transcription.ts';

/** `GET /api/notes/{id}/export?format=json`: one note to be read by other programs. */
export interface ExportedNote {
  format: 'stitchbook-note';
  formatVersion: 1;
  title: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Seconds, 0 without audio. */
  duration: number;
  sentiment: Sentiment;
  /** In the order they were given. */
  themes: Omit<Theme, 'id'>[];
  /** As people left it: with their corrections. */
  transcript: string;
  /** The words as they were saved first; null while nobody has changed them. */
  originalTranscript: string | null;
  /** Who changed the words, and when; null while nobody has. */
  transcriptEdit: { editedBy: string; editedAt: string } | null;
  /** What was heard, and when. Corrections do not reach it. */
  segments: Segment[];
}
