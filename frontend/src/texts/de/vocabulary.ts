import type { vocabularyTexts } from '../en/vocabulary.ts';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

export const vocabulary: typeof vocabularyTexts = {
  myWords: 'Meine Wörter',
  about:
    'Namen und Begriffe, die oft falsch verstanden werden. In dem, was du von jetzt an aufnimmst, ersetzen sie, was so klingt wie sie. Ein Wort, das du zweimal gleich verbesserst, wird dir angeboten. Kein anderer Mensch sieht diese Liste; ein Sprachdienst, wo einer benutzt wird, bekommt sie mit dem Ton.',
  loading: 'Deine Wörter werden geladen',
  notLoaded: 'Deine Wörter konnten nicht geladen werden.',
  none: 'Du hast noch keine Wörter hinzugefügt.',
  word: 'Ein Name oder Begriff, so wie er geschrieben wird',
  add: 'Hinzufügen',
  adding: 'Wird hinzugefügt …',
  added: (term) => `„${term}“ gehört zu deinen Wörtern`,
  addFailed: (reason) => `Hinzufügen des Wortes fehlgeschlagen: ${reason}`,
  remove: (term) => `${term} entfernen`,
  removed: (term) => `„${term}“ entfernt`,
  removeFailed: (reason) => `Entfernen des Wortes fehlgeschlagen: ${reason}`,
  heard: (words) => `gehört als ${words}`,
  quoted: (word) => `„${word}“`,

  offers: 'Wörter, die du verbessert hast',
  offer: (term, heard) => sentence`Du hast zweimal „${term}“ statt „${heard}“ geschrieben. Von jetzt an so verstehen?`,
  accept: 'Zu meinen Wörtern',
  acceptOf: (term) => `Zu meinen Wörtern: ${term}`,
  refuse: 'Nein, danke',
  refuseOf: (term) => `Nein, danke: ${term}`,
  notAskedAgain: 'Nach diesem Wort wirst du nicht mehr gefragt',
  answerFailed: (reason) => `Deine Antwort konnte nicht behalten werden: ${reason}`,

  putIn: (count) =>
    plural(count, { one: 'Eines deiner Wörter wurde eingesetzt', other: `${count} deiner Wörter wurden eingesetzt` }),
  heardAs: (term, heard) => sentence`${term} (gehört: „${heard}“)`,
  undo: 'Rückgängig',
  putBack: (term, heard) => `„${heard}“ statt „${term}“ zurückholen`,
  isBack: (heard) => `„${heard}“ steht wieder da`,
  undoFailed: (reason) => `Zurückholen fehlgeschlagen: ${reason}`,
};
