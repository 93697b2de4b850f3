/** From which character of a text to which. */
export type Range = readonly [from: number, to: number];

/** So many are worth showing; each is an element of the page. */
const MAX_MATCHES = 500;

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
