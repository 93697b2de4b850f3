import type { paletteTexts } from '../en/palette.ts';
import { plural } from '../plural.ts';

export const palette: typeof paletteTexts = {
  title: 'Finden oder tun',
  field: 'Eine Notiz, ein Tag oder was zu tun ist',
  latest: 'Letzte Notizen',
  tags: 'Notizen mit einem Tag',
  actions: 'Zu tun',
  uploadFile: 'Eine Datei hochladen',
  colours: (scheme) => `Farben: ${scheme}`,
  found: (count) => plural(count, { one: '1 Treffer', other: `${count} Treffer` }),
  nothing: 'Nichts passt. Versuche andere Worte.',
};
