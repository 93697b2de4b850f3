import type { noteListTexts } from '../en/note-list.ts';
import { plural } from '../plural.ts';

export const noteList: typeof noteListTexts = {
  recentNotes: 'Neueste Notizen',
  theRecorder: 'Der Rekorder',
  whatIsNotSaved: 'Was noch nicht gespeichert ist,',
  theList: 'Die Liste',
  theTitle: 'Der Titel',

  search: 'Notizen durchsuchen',
  filter: 'Filtern',
  sharedWithMe: 'Mit mir geteilt',
  mood: 'Stimmung',
  tag: 'Tags',
  filtersInUse: 'Filter in Gebrauch',
  remove: (filter) => `${filter} entfernen`,
  sort: 'Sortieren',
  sorts: {
    newest: 'Neueste zuerst',
    oldest: 'Älteste zuerst',
    title: 'Nach Titel',
    longest: 'Längste zuerst',
  },

  loading: 'Notizen werden geladen',
  notLoaded: 'Deine Notizen konnten nicht geladen werden.',
  notesFound: 'Gefundene Notizen',
  found: (count) => plural(count, { one: '1 Notiz gefunden', other: `${count || 'Keine'} Notizen gefunden` }),
  moreThan: (found) => `Mehr als ${found}`,
  foundFor: (found, words) => `${found} für „${words}“`,
  none: 'Keine Notizen gefunden. Nimm einfach eine neue auf!',
  lookForLess: 'Oder such nach weniger: mit anderen Worten oder weniger Filtern.',
  older: 'Ältere Notizen',

  moreOptions: 'Weitere Möglichkeiten',
  deleting: 'Wird gelöscht …',
  nobodySpeaks: 'In dieser Aufnahme spricht niemand.',
  notEnglish: 'Keine Worte: Das klingt nicht nach Englisch.',
  noWords: 'In dieser Notiz waren keine Worte zu hören.',
  tags: 'Tags',
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
