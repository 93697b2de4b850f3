/** Characters as people count them: extended grapheme clusters (Unicode Standard Annex 29). A family emoji is one. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The grapheme clusters of a text in order; joined they are the text. Reads no further than it is asked. */
export function* splitGraphemes(text: string): Generator<string, void, undefined> {
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** How many grapheme clusters a text has. With `atMost` it stops counting when there is one more, and returns `atMost + 1`. */
export function countGraphemes(text: string, atMost = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) if (++count > atMost) break;
  return count;
}

/** Where the grapheme cluster begins that the UTF-16 unit at `offset` is part of; null at or beyond the end of the text. */
export function findGraphemeStart(text: string, offset: number): number | null {
  return segmenter.segment(text).containing(offset)?.index ?? null;
}
