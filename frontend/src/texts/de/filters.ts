import type { filterTexts } from '../en/filters.ts';
import { plural } from '../plural.ts';

export const filters: typeof filterTexts = {
  title: 'Notizen filtern',
  tags: 'Tags',
  findTag: 'Tag suchen',
  noTags: 'Es gibt noch keine Tags. Eine Notiz bekommt welche, sobald ihre Wörter da sind.',
  noSuchTag: 'Kein Tag hat das in seinem Namen.',
  enoughTags: (count) => `Höchstens ${count} Tags auf einmal. Nimm eines weg, um ein anderes zu wählen.`,
  any: 'Alle',
  mood: 'Stimmung',
  dates: 'Datum',
  anyTime: 'Jederzeit',
  today: 'Heute',
  lastDays: (count) => `Letzte ${count} Tage`,
  thisYear: 'Dieses Jahr',
  from: 'Von',
  to: 'Bis',
  endsBeforeItBegins: 'Der letzte Tag liegt vor dem ersten.',
  sharing: 'Geteilt',
  clear: 'Filter entfernen',
  show: (count) =>
    plural(count, { one: '1 Notiz zeigen', other: count === 0 ? 'Keine Notiz passt' : `${count} Notizen zeigen` }),
  close: 'Notizen zeigen',
  notCounted: 'Die Notizen konnten nicht gezählt werden. Filtern geht trotzdem.',
};
