/** A theme is the owner's; a note's tags are the names of its themes. */
export interface Theme {
  id: number;
  name: string;
  /** `#rrggbb` */
  color: string;
}

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

export interface TagSuggestionRequest {
  transcript: string;
  existingTags: string[];
}

export interface TagSuggestionResponse {
  suggestions: string[];
}

export const MOST_TAGS = 50;
export const TAG_MAX_CHARACTERS = 50;
