/** One subject that people tag notes with, and the words that give it away. */
export interface Topic {
  /** The first is the tag that is given; any of them counts as this topic in an owner's vocabulary. */
  names: readonly string[];
  /** Words that hardly stand in a note about something else. Lemmas or as said, lowercase; several words make a phrase. */
  telling: readonly string[];
  /** Words that only tell something together with others of the same subject. */
  hinting: readonly string[];
}

/** Each argument is a list with commas. */
export function topic(names: string, telling: string, hinting = ''): Topic {
  return { names: list(names), telling: list(telling), hinting: list(hinting) };
}

function list(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.replace(/\s+/gu, ' ').trim())
    .filter(Boolean);
}
