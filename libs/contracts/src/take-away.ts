import type { AudioFormat } from './audio.ts';
import type { CreationType } from './creation.ts';
import type { Done } from './error.ts';
import type { Sentiment } from './sentiment.ts';
import type { SharePermission } from './share.ts';
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

/** What `manifest.json`, the last file of an archive, calls the whole. */
export const ARCHIVE_FORMAT = 'stitchbook-account';
export const ARCHIVE_FORMAT_VERSION = 1;

/** `manifest.json` in the zip of `GET /api/account/export`. */
export interface ArchiveManifest {
  format: typeof ARCHIVE_FORMAT;
  formatVersion: number;
  exportedAt: string;
  account: { name: string | null; email: string | null };
  counts: { notes: number; recordings: number; comments: number; creations: number; themes: number };
  /** Every audio file, to be checked with any tool. */
  audio: { path: string; bytes: number; sha256: string }[];
}

/** `notes/<folder>/note.json`: everything there is to know about a note. Moments are ISO 8601, UTC. */
export interface ArchivedNote {
  /** The same wherever this note travels: it tells whether an account has it already. */
  key: string;
  title: string;
  transcript: string;
  originalTranscript: string | null;
  /** `editedBy` is null when that person's account is gone. */
  transcriptEdit: { editedBy: string | null; isOwner: boolean; editedAt: string } | null;
  version: number;
  transcriptVersion: number;
  sentiment: Sentiment;
  themes: Omit<Theme, 'id'>[];
  /** Seconds. */
  duration: number;
  createdAt: string;
  updatedAt: string;
  recording: ArchivedRecording | null;
  comments: ArchivedComment[];
  /** For the record: they are not given again by an import. */
  shares: { userId: string; name: string; permission: SharePermission; createdAt: string }[];
}

/** The audio itself is beside it, as `audio.<format>`. */
export interface ArchivedRecording {
  format: AudioFormat;
  bytes: number;
  sha256: string;
  /** What the speech engine heard; null where it has not. */
  transcript: string | null;
  segments: Segment[] | null;
  durationSeconds: number | null;
  engine: string | null;
  createdAt: string;
}

export interface ArchivedComment {
  author: string;
  /** Whether the owner of the archive wrote it. */
  isOwner: boolean;
  content: string;
  /** Seconds into the audio. */
  timestamp: number | null;
  createdAt: string;
  updatedAt: string;
}

/** `creations/<name>.json` */
export interface ArchivedCreation {
  /** The note it was made from; null once that is gone. */
  noteKey: string | null;
  type: CreationType;
  content: string;
  engine: string;
  transcriptVersion: number;
  createdAt: string;
}

export interface ImportCounts {
  imported: number;
  /** Was in this account before. */
  alreadyThere: number;
  failed: number;
}

/** What `POST /api/account/import` answers. */
export interface ImportReport extends Done {
  notes: ImportCounts;
  creations: ImportCounts;
  /** What could not be read, and why; the first hundred. */
  problems: { path: string; reason: string }[];
}

/** `DELETE /api/account` */
export interface DeleteAccountRequest {
  /** The account's e-mail address, or its user id when it has none. */
  confirm: string;
}
