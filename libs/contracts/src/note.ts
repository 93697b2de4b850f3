/** Counted as people count characters (grapheme clusters), not in UTF-16 units. */
export const NOTE_TITLE_MAX_CHARACTERS = 100;
/** In UTF-8, for characters made of many marks: a title is a key of an index. */
export const NOTE_TITLE_MAX_BYTES = 2_500;
/** As many characters (code points) of a transcript as a list carries. */
export const LIST_TRANSCRIPT_CHARACTERS = 2_000;
/** By one reader. */
export const MAX_PINNED_NOTES = 100;
export const DEFAULT_RECORDING_TITLE = 'New Voice Note';
export const DEFAULT_UPLOAD_TITLE = 'Uploaded Voice Note';
/** What a note is called as long as nobody has named it. */
export const DEFAULT_TITLES: readonly string[] = [DEFAULT_RECORDING_TITLE, DEFAULT_UPLOAD_TITLE];
export const SUGGESTED_TITLE_MAX_CHARACTERS = 60;

export const SENTIMENTS = ['very_positive', 'positive', 'neutral', 'negative', 'very_negative'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];
/** Of a sentence on which a mood or a task rests, in UTF-16 units. */
export const QUOTE_MAX_CHARACTERS = 300;

export const NOTE_SORTS = ['newest', 'oldest', 'title', 'longest'] as const;
export type NoteSort = (typeof NOTE_SORTS)[number];

/** `with-me`: what others shared with me. `by-me`: my own that I have shared. `mine`: all of my own. */
export const SHARED_FILTERS = ['with-me', 'by-me', 'mine'] as const;
export type SharedFilter = (typeof SHARED_FILTERS)[number];

export const EXPORT_FORMATS = ['md', 'txt', 'srt', 'vtt', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** With their audio, in one archive. */
export const MAX_EXPORTED_NOTES = 200;

export const COMMENT_MAX_CHARACTERS = 5_000;

export const DEFAULT_THEME_COLOR = '#6366f1';

/** Offered when no suggestion can be had from the server (spec, section 7). */
export const FALLBACK_TAG_SUGGESTIONS = [
  'meeting-notes',
  'personal',
  'todo-list',
  'reminder',
  'idea',
  'project-update',
  'shopping-list',
  'goal-setting',
] as const;
export const MAX_TAG_SUGGESTIONS = 5;

export const MAX_TAGS = 50;
export const TAG_MAX_CHARACTERS = 50;
/** In UTF-8, for characters made of many marks. */
export const TAG_MAX_BYTES = 1_250;
/** Of one person: two tags each that are never to be merged. All of them fit into one file of an archive. */
export const MAX_SEPARATE_PAIRS = 2_000;
