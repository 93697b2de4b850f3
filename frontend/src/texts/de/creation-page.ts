import type { creationPageTexts } from '../en/creation-page.ts';

export const creationPage: typeof creationPageTexts = {
  back: 'Zurück zu den Werken',
  open: 'Öffnen',
  loading: 'Werk wird geladen',
  notReached: 'Dieses Werk konnte nicht geladen werden.',
  notFound: 'Werk nicht gefunden',
  notFoundMeans: 'Es wurde gelöscht oder wird nicht mehr mit dir geteilt.',
  leftBehind: 'Was du hier geschrieben hast, wurde nicht gespeichert. Du kannst es kopieren.',
  leftBehindMayNotEdit:
    'Was du hier geschrieben hast, wurde nicht gespeichert, und du darfst dieses Werk nicht mehr bearbeiten. Du kannst es kopieren.',
  sharedBy: (name) => `Geteilt von ${name}`,
  sharedWith: (people) => (people === 1 ? 'Mit 1 Person geteilt' : `Mit ${people} Personen geteilt`),
  edited: (when) => `Bearbeitet ${when}`,
  editedBy: (name, when) => `Bearbeitet von ${name}, ${when}`,

  edit: 'Bearbeiten',
  text: 'Text des Werks',
  markdown:
    'Überschriften beginnen mit #, Listen mit -, Aufgaben mit - [ ]. **Fett**, *kursiv*. Strg+Eingabe speichert.',
  saved: 'Werk gespeichert',
  notSaved: (reason) => `Speichern fehlgeschlagen: ${reason}`,
  discarded: 'Deine Änderungen sind verworfen',
  changedSince:
    'Das Werk wurde inzwischen geändert und lautet jetzt wie unten. Speichere, um trotzdem deinen Text zu nehmen: Was dort steht, bleibt unter den früheren Fassungen.',

  export: 'Exportieren',
  formats: {
    md: 'Markdown-Datei (.md)',
    txt: 'Nur Text (.txt)',
    docx: 'Für Word (.docx)',
  },

  history: 'Frühere Fassungen',
  historyLoading: 'Frühere Fassungen werden geladen',
  historyFailed: 'Die früheren Fassungen konnten nicht geladen werden.',
  noHistory: 'Es wurde noch nicht bearbeitet.',
  asMade: 'So, wie es entstanden ist',
  by: (name) => `Von ${name}`,
  bySomebody: 'Bearbeitet',
  characters: (count) => (count === 1 ? '1 Zeichen' : `${count} Zeichen`),
  restore: 'Zurückholen',
  restoreVersion: (when) => `Fassung vom ${when} zurückholen`,
  restored: 'Die frühere Fassung ist zurück',
  restoreFailed: (reason) => `Zurückholen fehlgeschlagen: ${reason}`,

  more: 'Weitere Möglichkeiten',
  leaveThis: 'Aus meiner Liste entfernen',
  leaveAsked: 'Dieses Werk aus deiner Liste entfernen?',
  leaveMeans: (owner) => `Du kannst es dann nicht mehr öffnen. ${owner} behält es und kann es wieder mit dir teilen.`,
  leave: 'Entfernen',
  left: 'Aus deiner Liste entfernt',
  leaveFailed: (reason) => `Entfernen fehlgeschlagen: ${reason}`,
};
