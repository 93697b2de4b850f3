import type { moodTexts } from '../en/mood.ts';

export const mood: typeof moodTexts = {
  title: 'Stimmung dieser Notiz',
  loading: 'Die Stimmung wird geladen',
  notLoaded: 'Worauf diese Stimmung beruht, konnte nicht geladen werden.',
  found: (found) => `${found}, wie in den Worten gefunden.`,
  chosen: (chosen, found) => `${chosen}, von Hand gewählt. In den Worten wurde gefunden: ${found}.`,
  restsOn: 'Was gefunden wurde, beruht hierauf:',
  noSentence: 'Es ist kein einzelner Satz bekannt, der sie bestimmt.',
  correct: 'Stimmung korrigieren',
  asFound: (found) => `Wie gefunden: ${found}`,
  notChanged: (reason) => `Die Stimmung wurde nicht geändert: ${reason}`,
};
