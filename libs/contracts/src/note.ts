import type { ErrorBody } from './error.ts';
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
  /** To be retried when `enrichment` is `failed`; null for who does not own the note. */
  enrichmentJobId: string | null;
  /** Who changed the words that the machine heard, and when; null while they are as they were saved. */
  transcriptEdit: TranscriptEdit | null;
  /** What the reader may do with it, and from whom they have it. */
  access: NoteAccess;
}

export interface TranscriptEdit {
  editedBy: { id: string; name: string };
  /** ISO 8601, UTC. */
  editedAt: string;
}

/** `GET /api/notes/{id}`: a note with the timed pieces of its transcript. */
export interface NoteDetail extends Note {
  segments: Segment[];
  /** The words as they were saved first; null while nobody has changed them. */
  originalTranscript: string | null;
}

/** What `update-title`, `update-tags` and `update-transcript` answer. */
export interface NoteUpdateResponse {
  success: boolean;
  message: string;
  note: Note;
}

/** The 409 of an update whose `If-Match` names an older version: somebody else was quicker. */
export interface NoteConflict extends ErrorBody {
  note: Note;
}

export const NOTE_SORTS = ['newest', 'oldest', 'title', 'longest'] as const;
export type NoteSort = (typeof NOTE_SORTS)[number];

/** `with-me`: what others shared with me. `by-me`: my own that I have shared. */
export const SHARED_FILTERS = ['with-me', 'by-me'] as const;
export type SharedFilter = (typeof SHARED_FILTERS)[number];

export const EXPORT_FORMATS = ['md', 'txt', 'srt', 'vtt', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
