import type { JobState } from './job.ts';
import type { Sentiment } from './sentiment.ts';
import type { NoteAccess } from './share.ts';
import type { Theme } from './tag.ts';
import type { Segment } from './transcription.ts';

/** Counted as people count characters (grapheme clusters), not in UTF-16 units. */
export const NOTE_TITLE_MAX_CHARACTERS = 100;
export const DEFAULT_RECORDING_TITLE = 'New Voice Note';
export const DEFAULT_UPLOAD_TITLE = 'Uploaded Voice Note';

/** A note ("stitch") as lists and answers carry it. */
export interface Note {
  id: number;
  title: string;
  transcript: string;
  /** Same-origin address that answers Range requests; null for a note without audio. */
  audioUrl: string | null;
  /** Length of the audio in seconds, 0 without audio. */
  duration: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  sentiment: Sentiment;
  themes: Theme[];
  /** The names of `themes`. */
  tags: string[];
  /** Grows by one at every change of title, tags or transcript. */
  version: number;
  /** How far the sentiment and themes are: they arrive some seconds after the note. */
  enrichment: JobState;
  /** What the reader may do with it, and from whom they have it. */
  access: NoteAccess;
}

/** `GET /api/notes/{id}`: a note with the timed pieces of its transcript. */
export interface NoteDetail extends Note {
  segments: Segment[];
}

/** What `update-title` and `update-tags` answer. */
export interface NoteUpdateResponse {
  success: boolean;
  message: string;
  note: Note;
}
