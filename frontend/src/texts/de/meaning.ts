import type { meaningTexts } from '../en/meaning.ts';
import { plural } from '../plural.ts';

export const meaning: typeof meaningTexts = {
  close: 'Ähnlich gemeint',
  looking: 'Notizen werden gesucht, die Ähnliches sagen',
  someOnly: (ready, notes) =>
    `Bisher lassen sich ${ready} von ${notes} Notizen nach ihrem Sinn finden; die anderen folgen von selbst.`,
  wordsOnly: (count) =>
    plural(count, {
      one: '1 Notiz lässt sich nur nach ihren Wörtern finden: Ihr Sinn war nicht zu erschließen.',
      other: `${count.toLocaleString()} Notizen lassen sich nur nach ihren Wörtern finden: Ihr Sinn war nicht zu erschließen.`,
    }),
  failed: 'Ähnlich gemeinte Notizen konnten gerade nicht gesucht werden.',
  related: 'Notizen zum selben Thema',
};
