import type { meaningTexts } from '../en/meaning.ts';

export const meaning: typeof meaningTexts = {
  close: 'Ähnlich gemeint',
  looking: 'Notizen werden gesucht, die Ähnliches sagen',
  someOnly: (ready, notes) =>
    `Bisher lassen sich ${ready} von ${notes} Notizen nach ihrem Sinn finden; die anderen folgen von selbst.`,
  failed: 'Ähnlich gemeinte Notizen konnten gerade nicht gesucht werden.',
  related: 'Notizen zum selben Thema',
};
