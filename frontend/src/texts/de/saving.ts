import type { savingTexts } from '../en/saving.ts';

export const saving: typeof savingTexts = {
  recordNew: 'Neue Notiz aufnehmen',
  waitsForNetwork: 'Wartet auf das Netz.',
  waitsForSignIn: 'Wartet, bis du dich wieder anmeldest.',
  sending: 'Senden',
  sendingAudio: 'Der Ton wird gesendet …',
  bytesOf: (sent, total) => `${sent} von ${total}`,
  waiting: 'Warten',
  waitingForTurn: 'Wartet, bis sie an der Reihe ist …',
  writingDown: 'Aufschreiben',
  writingDownSpeech: 'Was gesagt wurde, wird aufgeschrieben …',
  secondsOf: (done, total) => `${done} von ${total} Sekunden`,
  firstWords: 'Die ersten Worte',
  saving: 'Speichern',
  savingNote: 'Die Notiz wird gespeichert …',
  cancelSaving: 'Speichern abbrechen',
  cancelAsked: 'Speichern abbrechen?',
  cancelMeans: (seconds) =>
    `Die Aufnahme kann auf diesem Gerät bleiben, damit du sie später speicherst. Verwerfen lässt sich ${seconds} Sekunden lang rückgängig machen.`,
  goOnSaving: 'Weiter speichern',
  keepHere: 'Auf diesem Gerät behalten',
  discard: 'Verwerfen',
};
