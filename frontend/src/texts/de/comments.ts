import type { commentTexts } from '../en/comments.ts';

export const comments: typeof commentTexts = {
  comments: 'Kommentare',
  notLoaded: 'Die Kommentare konnten nicht geladen werden.',
  asOf: (time) => `Stand ${time}, offline`,
  none: 'Noch hat niemand etwas gesagt.',
  later: 'Spätere Kommentare',
  sending: 'Wird gesendet …',
  edited: 'bearbeitet',
  userCalled: (id) => `Person ${id}`,
  atMoment: (time, words) => `Kommentar bei ${time}: ${words}`,
  timestampInAudio: (time) => `${time} in der Aufnahme`,

  write: 'Schreib einen Kommentar',
  add: 'Kommentar hinzufügen',
  comment: 'Kommentieren',
  pinTo: (time) => `Zu ${time} in der Aufnahme`,
  maybeNotSent:
    'Vielleicht wurde dieser Kommentar nicht gesendet. Sende ihn noch einmal, er erscheint nur einmal; oder leere das Feld.',
  notSent: 'Dieser Kommentar wurde nicht gesendet. Sende ihn jetzt oder leere das Feld.',
  required: 'Kommentar fehlt',
  enterFirst: 'Schreib zuerst einen Kommentar.',
  addFailed: (reason) => `Kommentieren fehlgeschlagen: ${reason}`,
  yoursAdded: 'Dein Kommentar ist da.',
  newBy: (name) => `Neuer Kommentar von ${name}.`,

  edit: 'Kommentar bearbeiten',
  editYours: 'Deinen Kommentar bearbeiten',
  notSaved: 'Du hast diesen Kommentar geändert, und er wurde nicht gespeichert.',
  changeFailed: (reason) => `Ändern des Kommentars fehlgeschlagen: ${reason}`,
  delete: 'Kommentar löschen',
  deleted: 'Kommentar gelöscht',
  wasRemoved: 'Der Kommentar ist weg.',
  deleteFailed: (reason) => `Löschen des Kommentars fehlgeschlagen: ${reason}`,
};
