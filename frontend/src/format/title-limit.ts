import { NOTE_TITLE_MAX_CHARACTERS } from '@stitchbook/contracts';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The title cut to what a note may have, counted as people count characters. */
export function withinTitleLimit(title: string): string {
  return Array.from(characters.segment(title), ({ segment }) => segment)
    .slice(0, NOTE_TITLE_MAX_CHARACTERS)
    .join('');
}
