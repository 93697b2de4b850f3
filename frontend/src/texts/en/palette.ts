import { area } from '../catalogue.ts';
import { plural } from '../plural.ts';

/** What Ctrl+K opens. */
export const paletteTexts = area('palette', {
  title: 'Find or do something',
  field: 'A note, a tag, or something to do',
  latest: 'Latest notes',
  tags: 'Notes with a tag',
  actions: 'To do',
  uploadFile: 'Upload a file',
  colours: (scheme: string) => `Colours: ${scheme}`,
  found: (count: number) => plural(count, { one: '1 thing found', other: `${count} things found` }),
  nothing: 'Nothing fits. Try other words.',
});
