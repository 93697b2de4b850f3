import type { noteTexts } from '../en/note.ts';
import { sentence } from '../sentence.ts';

export const note: typeof noteTexts = {
  loading: 'Notiz wird geladen',
  notFound: 'Notiz nicht gefunden',
  notFoundMeans: 'Die Notiz, die du suchst, gibt es nicht, oder sie konnte nicht geladen werden.',
  wordsLeftBehind: 'Du hast gerade diese Worte verbessert, als die Notiz verschwand.',
  commentLeftBehind: 'Dieser Kommentar von dir war noch nicht gesendet, als die Notiz verschwand.',
  backToNotes: 'Zurück zu den Notizen',
  editTitle: 'Titel bearbeiten',
  editingTitle: 'Titel wird bearbeitet',
  facts: 'Über diese Notiz',
  duration: 'Länge',
  sharedWith: (count) => `Geteilt mit ${count}`,
  export: 'Exportieren',
  formats: {
    md: 'Markdown (.md)',
    txt: 'Reiner Text (.txt)',
    srt: 'Untertitel (.srt)',
    vtt: 'Web-Untertitel (.vtt)',
    json: 'Daten (.json)',
  },

  transcript: 'Transkript',
  wordless: {
    'no-speech': 'In dieser Aufnahme spricht niemand, soweit zu hören war. Die Aufnahme bleibt.',
    'not-understood': 'Das klingt nicht nach Englisch, darum wurden keine Worte aufgeschrieben. Die Aufnahme bleibt.',
  },
  writeThem: 'Du kannst die Worte selbst aufschreiben.',
  playFrom: (time) => `Ab ${time} abspielen`,
  correctFrom: (time) => `Ab ${time} verbessern`,
  correctThese: 'Diese Worte verbessern',
  theseWords: 'Diese Worte',
  correct: 'Worte verbessern',
  editedBy: (name, time) => sentence`bearbeitet von ${name} ${time}`,
  heardAtFirst: 'Was zuerst zu hören war',
  notSaved: 'Du hast diese Worte verbessert, und sie wurden nicht gespeichert.',
  changedSince: 'Jemand anderes hat diese Worte inzwischen geändert. Speichere, wenn du trotzdem deine willst.',
  updated: 'Transkript geändert',
  updateFailed: (reason) => `Ändern des Transkripts fehlgeschlagen: ${reason}`,
};
