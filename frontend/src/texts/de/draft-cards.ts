import type { draftCardTexts } from '../en/draft-cards.ts';
import { sentence } from '../sentence.ts';

export const draftCards: typeof draftCardTexts = {
  recorded: (duration, moment) => sentence`${duration}, aufgenommen am ${moment}`,
  recordedBoth: (duration, before, moment) =>
    sentence`${duration}, davon ${before} auf einem anderen Gerät, aufgenommen am ${moment}`,
  goesOn: (from) => `Ein anderes Gerät führt diese Aufnahme ab ${from} fort.`,
  endOnlyHere: (time) =>
    `Die letzten ${time} gibt es nur hier: Speichere diese Kopie als eigene Notiz oder verwirf sie.`,
  allThere: 'Alles aus dieser Kopie ist dort enthalten, du kannst sie hier also verwerfen.',
  waitsForNetwork: 'Wartet auf das Netz und wird dann von selbst gesendet.',
  waitsForSignIn: 'Wartet, bis du dich wieder anmeldest, und wird dann von selbst gesendet.',
  resumeSaving: 'Weiter speichern',
  listen: 'Anhören',
  discard: 'Verwerfen',
  discardAsked: 'Diese Aufnahme verwerfen?',
  discardMeans: (title, time, seconds) =>
    `„${title}“ (${time}) ist nicht gespeichert. Du kannst das ${seconds} Sekunden lang rückgängig machen.`,
  leftRecording: (duration, moment) => sentence`Aufnahme von einem anderen Gerät, ${duration}, zuletzt um ${moment}`,
  leftFile: (size, moment) => sentence`Datei, ${size}, zuletzt um ${moment}`,
  leftFilePart: (size, total, moment) => sentence`Datei, ${size} von ${total}, zuletzt um ${moment}`,
  onlyPart: 'Nur ein Teil davon ist angekommen. Um sie zu speichern, wähle die Datei noch einmal aus.',
  discardElsewhereMeans: (title, seconds) =>
    `Was von „${title}“ angekommen ist, wird gelöscht. Du kannst das ${seconds} Sekunden lang rückgängig machen.`,
  saveAsNote: 'Als Notiz speichern',
  goOnRecording: 'Weiter aufnehmen',
  saveOwnFirst: 'Speichere zuerst, was du hier aufgenommen hast, oder brich es ab.',
};
