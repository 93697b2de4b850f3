import type { problemTexts } from '../en/problems.ts';

export const problems: typeof problemTexts = {
  unreachable: 'Stitchbook ist nicht erreichbar. Vielleicht ist dieses Gerät offline.',
  unreadable: 'Die Antwort war nicht lesbar.',
  workCancelled: 'Die Arbeit wurde abgebrochen.',
  partNotLoaded: (what) => `${what} konnte nicht geladen werden.`,
  partNotShown: (what) => `${what} konnte nicht angezeigt werden.`,
  offlineOrUpdated:
    'Entweder ist dieses Gerät offline, oder Stitchbook wurde aktualisiert, während diese Seite offen war.',
  ourMistake: 'Das ist ein Fehler in Stitchbook. Vielleicht klappt es beim zweiten Mal.',
  recordingIsKept: 'Was du aufgenommen hast, ist noch auf diesem Gerät.',
  reload: 'Seite neu laden',
  endedElsewhere: 'Ein anderes Gerät hat diese Aufnahme gespeichert oder führt sie fort.',
  recordingGone: 'Diese Aufnahme ist nicht mehr da.',
  noteAlready: 'Diese Aufnahme gehört schon zu einer Notiz.',
  notOpened: 'Das ließ sich nicht öffnen. Bist du offline?',
};
