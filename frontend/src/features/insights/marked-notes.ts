import type { Sentiment } from '@stitchbook/contracts';
import type { LucideIcon } from 'lucide-react';

/** The notes that a mark stands for. */
export interface MarkedNotes {
  /** The first day and the last, as `2026-11-23`. */
  from: string;
  to: string;
  sentiment?: Sentiment;
  /** They have all of them. */
  tags?: readonly string[];
}

/** Where these notes are listed. */
export type NotesAt = (marked: MarkedNotes) => string;

/** How a mood is shown. */
export type FaceOf = (sentiment: Sentiment) => { label: string; Icon: LucideIcon; color: string };
