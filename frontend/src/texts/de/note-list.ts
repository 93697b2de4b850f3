import type { noteListTexts } from '../en/note-list.ts';
import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

export const noteList: typeof noteListTexts = {
  recentNotes: 'Neueste Notizen',
  theRecorder: 'Der Rekorder',
  whatIsNotSaved: 'Was noch nicht gespeichert ist,',
  theList: 'Die Liste',
  theTitle: 'Der Titel',

  search: 'Notizen durchsuchen',
  filter: 'Filtern',
  shared: { 'with-me': 'Mit mir geteilt', 'by-me': 'Von mir geteilt' },
  filtersInUse: 'Filter in Gebrauch',
  remove: (filter) => `${filter} entfernen`,
  sort: 'Sortieren',
  sorts: {
    best: 'Was am besten passt, zuerst',
    newest: 'Neueste zuerst',
    oldest: 'Älteste zuerst',
    title: 'Nach Titel',
    longest: 'Längste zuerst',
  },

  loading: 'Notizen werden geladen',
  notLoaded: 'Deine Notizen konnten nicht geladen werden.',
  notesFound: 'Gefundene Notizen',
  notes: (count) => plural(count, { one: '1 Notiz', other: `${count || 'Keine'} Notizen` }),
  moreThan: (notes) => `Mehr als ${notes}`,
  found: (notes) => `${notes} gefunden`,
  foundFor: (notes, words) => `${notes} zu „${words}“`,
  none: 'Keine Notizen gefunden. Nimm einfach eine neue auf!',
  tryOtherWords: 'Keine Notiz hat alle diese Wörter. Versuch es mit weniger oder mit anderen.',
  tryFewerFilters: 'Keine Notiz passt zu allen diesen Filtern.',
  clearSearch: 'Suche löschen',
  clearFilters: 'Filter entfernen',
  inComment: (words: ReactNode) => sentence`In einem Kommentar: ${words}`,
  older: 'Ältere Notizen',
  density: 'Wie die Liste aussieht',
  densities: { comfortable: 'Karten', compact: 'Zeilen' },

  moreOptions: 'Weitere Möglichkeiten',
  deleting: 'Wird gelöscht …',
  nobodySpeaks: 'In dieser Aufnahme spricht niemand.',
  notEnglish: 'Keine Worte: Das klingt nicht nach Englisch.',
  noWords: 'In dieser Notiz waren keine Worte zu hören.',
  tags: 'Tags',
  furtherTags: (names) => `und ${names}`,
  lookingForThemes: 'Themen werden gesucht …',
  noThemes: 'Themen und Stimmung waren nicht zu finden.',
  sharedBy: (name) => `Geteilt von ${name}`,
  someone: 'jemandem',
  moods: {
    very_positive: 'Sehr positiv',
    positive: 'Positiv',
    neutral: 'Neutral',
    negative: 'Negativ',
    very_negative: 'Sehr negativ',
  },
};
