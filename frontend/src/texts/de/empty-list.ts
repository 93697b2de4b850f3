import type { emptyListTexts } from '../en/empty-list.ts';

export const emptyList: typeof emptyListTexts = {
  none: 'Keine Notizen gefunden. Nimm einfach eine neue auf!',
  recordFirst: 'Nimm deine erste Notiz auf',
  uploadInstead: 'Lieber eine Datei hochladen',
  thoughtsToBeginWith: 'Drei Gedanken für den Anfang',
  thoughts: [
    'Was heute gut war, und was ich anders machen würde.',
    'Eine Idee, die ich nicht verlieren will.',
    'Was ich in meinem nächsten Gespräch sagen will.',
  ],
  tryOtherWords: 'Keine Notiz hat alle diese Wörter. Versuch es mit weniger oder mit anderen.',
  tryFewerFilters: 'Keine Notiz passt zu allen diesen Filtern.',
};
