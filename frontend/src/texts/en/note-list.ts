import type { NoteSort, Sentiment, SharedFilter } from '@stitchbook/contracts';
import { area } from '../catalogue.ts';
import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** The list of notes: the first that is loaded, so what only a menu or a note's own page says stands elsewhere. */
export const noteListTexts = area('note-list', {
  recentNotes: 'Recent Notes',
  theRecorder: 'The recorder',
  whatIsNotSaved: 'What is not saved yet',
  theList: 'The list',
  theTitle: 'The title',

  search: 'Search notes',
  ask: 'Ask your notes',
  filter: 'Filter',
  shared: { 'with-me': 'Shared with me', 'by-me': 'Shared by me', mine: 'Only mine' } satisfies Record<
    SharedFilter,
    string
  >,
  filtersInUse: 'Filters in use',
  remove: (filter: string) => `Remove ${filter}`,
  sort: 'Sort',
  sorts: {
    best: 'Best match first',
    newest: 'Newest first',
    oldest: 'Oldest first',
    title: 'By title',
    longest: 'Longest first',
  } satisfies Record<NoteSort | 'best', string>,

  loading: 'Loading notes',
  searchesKept: 'You are offline: searching the notes kept on this device',
  showsKept: 'You are offline: these are the notes kept on this device',
  notLoaded: 'Your notes could not be loaded.',
  notesFound: 'Notes found',
  notes: (count: number) => plural(count, { one: '1 note', other: `${count || 'No'} notes` }),
  moreThan: (notes: string) => `More than ${notes}`,
  found: (notes: string) => `${notes} found`,
  foundFor: (notes: string, words: string) => `${notes} for “${words}”`,
  afterFirst:
    'Your first note is here. It finds its own tags and mood; you can correct its words, comment on it, share it, or let Generate make something new of it.',
  since: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  inComment: (words: ReactNode) => sentence`In a comment: ${words}`,
  older: 'Older notes',
  pinned: 'Pinned',
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This week',
  inGroupOrMore: (count: number) => `${count}+ notes`,
  select: 'Select',
  selectNote: (title: string) => `Select “${title}”`,
  density: 'How the list is shown',
  densities: { comfortable: 'Cards', compact: 'Rows' },

  moreOptions: 'More options',
  deleting: 'Deleting…',
  nobodySpeaks: 'Nobody speaks in this recording.',
  notEnglish: 'No words: this does not sound like English.',
  noWords: 'No words were heard in this note.',
  tags: 'Tags',
  furtherTags: (names: string) => `and ${names}`,
  showNotesWith: (tag: string) => `Show notes with "${tag}"`,
  lookingForThemes: 'Looking for themes…',
  noThemes: 'Themes and mood could not be found.',
  sharedBy: (name: string) => `Shared by ${name}`,
  someone: 'someone',
  isNew: 'New',
  sharedWith: (name: string) => `Shared with ${name}`,
  sharedWithPeople: (count: number) => `Shared with ${count} people`,
  comments: (count: number) => plural(count, { one: '1 comment', other: `${count} comments` }),
  moodIs: (mood: string) => `Mood: ${mood}`,
  moods: {
    very_positive: 'Very Positive',
    positive: 'Positive',
    neutral: 'Neutral',
    negative: 'Negative',
    very_negative: 'Very Negative',
  } satisfies Record<Sentiment, string>,
});
