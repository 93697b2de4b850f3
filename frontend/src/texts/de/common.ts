import type { commonTexts } from '../en/common.ts';

export const common: typeof commonTexts = {
  error: 'Fehler',
  cancel: 'Abbrechen',
  close: 'Schließen',
  copied: 'Kopiert',
  copy: 'Kopieren',
  dismiss: 'Ausblenden',
  loading: 'Lädt…',
  tryAgain: 'Noch einmal',
  undo: 'Rückgängig',
  undoFor: (seconds) => `Du kannst das ${seconds} Sekunden lang rückgängig machen, auf einer Tastatur mit F8.`,
  couldNotBeLoaded: (what) => `Nicht geladen: ${what}.`,
  menuNotLoaded: 'Dieses Menü konnte nicht geladen werden. Bist du offline?',
  privacy: 'Datenschutz',
  terms: 'Bedingungen',
  help: 'Hilfe',
  keptWords: 'Worte, die nicht gespeichert wurden',
  yourWords: 'Deine Worte',
  goOnWithWords: 'Damit weitermachen',
  throwWordsAway: 'Wegwerfen',
  wordsNotCopied: 'Der Browser hat das Kopieren nicht erlaubt.',
};
