/** From which character of a text to which. */
export type Range = readonly [from: number, to: number];

/** What somebody looked for, and how its words stand in the note that was found. */
export interface Searched {
  phrase: string;
  /** In lower case; inflected or corrected, as the note has them. */
  words: readonly string[];
}

/** So many are worth showing; each is an element of the page. */
const MAX_MATCHES = 500;

/** Where a text has what was searched for, for each text: the phrase where it stands as a whole, else each of its words. */
export function findSearched(texts: readonly string[], { phrase, words }: Searched): Range[][] {
  const found = findWords(texts, phrase);
  if (words.length === 0 || found.some((ranges) => ranges.length > 0)) return found;
  const ofWords = words.map((word) => findWords(texts, word));
  return texts.map((text, index) => {
    const ranges = ofWords.flatMap((each) => each[index] ?? []).filter(([from]) => isBeginningOfWord(text, from));
    return withoutOverlaps(ranges);
  });
}

function isBeginningOfWord(text: string, at: number): boolean {
  return !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at));
}

function withoutOverlaps(ranges: readonly Range[]): Range[] {
  const left: Range[] = [];
  let end = 0;
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    if (from < end || left.length === MAX_MATCHES) continue;
    left.push([from, to]);
    end = to;
  }
  return left;
}

/**
 * Where the words that somebody searched for are in texts that follow each other, for each text; a match may begin in one
 * and end in the next. Compared as the list's search compares: in one piece, in any case. The first 500 matches only.
 */
export function findWords(texts: readonly string[], search: string): Range[][] {
  const found: Range[][] = texts.map(() => []);
  const wanted = inLowerCase(search.trim()).text;
  if (wanted === '') return found;
  const { text, placeOf } = inLowerCase(texts.join(' '));
  // Matches and texts are both in order, so each text is come to once.
  let index = 0;
  let start = 0;
  let at = text.indexOf(wanted);
  for (let match = 0; at !== -1 && match < MAX_MATCHES; match += 1) {
    const [matchFrom, matchTo] = [placeOf(at), placeOf(at + wanted.length)];
    for (;;) {
      const length = texts[index]?.length ?? 0;
      const from = Math.max(0, matchFrom - start);
      const to = Math.min(length, matchTo - start);
      if (from < to) found[index]?.push([from, to]);
      if (start + length >= matchTo || index >= texts.length - 1) break;
      start += length + 1;
      index += 1;
    }
    at = text.indexOf(wanted, at + wanted.length);
  }
  return found;
}

/** A text in lower case, and where in the text itself a place of it is: a few letters, such as İ, become two. */
function inLowerCase(original: string): { text: string; placeOf: (place: number) => number } {
  const text = original.toLowerCase();
  if (text.length === original.length) return { text, placeOf: (place) => place };
  const starts: number[] = [];
  let at = 0;
  for (const letter of Array.from(original)) {
    for (let unit = letter.toLowerCase().length; unit > 0; unit -= 1) starts.push(at);
    at += letter.length;
  }
  return {
    text: Array.from(original, (letter) => letter.toLowerCase()).join(''),
    placeOf: (place) => starts[place] ?? original.length,
  };
}
