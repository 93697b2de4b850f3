/** One subject that people tag notes with, and its cue words. */
export interface Topic {
  /** The first is the tag that is given; any of them counts as this topic in an owner's vocabulary. */
  names: readonly string[];
  /** Words that hardly stand in a note about something else, as lemmas or surface forms, lowercase; several words make a phrase. */
  strongCues: readonly string[];
  /** Words that only count together with others of the same subject. */
  weakCues: readonly string[];
}

/** Each argument is a list with commas. */
export function topic(names: string, strongCues: string, weakCues = ''): Topic {
  return { names: list(names), strongCues: list(strongCues), weakCues: list(weakCues) };
}

function list(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.replace(/\s+/gu, ' ').trim())
    .filter(Boolean);
}
