/** After the mark that ends a sentence, or one that closes it. */
const SENTENCE_END = /[.!?…][)"'”’»\]]*(?=\s)|[。！？][」』）]*/gu;
const CLAUSE_END = /[,;:–—](?=\s)|[、，；：]/gu;
const SPACE = /\s/gu;

/** A line in pieces of at most so many characters: whole sentences, else clauses, else words, else as much as there is room for. */
export function* splitLine(text: string, maxCharacters: number): Generator<string> {
  let rest = text.trim();
  while (rest.length > maxCharacters) {
    const cut = findCut(rest.slice(0, maxCharacters));
    yield rest.slice(0, cut).trim();
    rest = rest.slice(cut).trim();
  }
  if (rest !== '') yield rest;
}

function findCut(beginning: string): number {
  for (const ends of [SENTENCE_END, CLAUSE_END, SPACE]) {
    let cut = 0;
    for (const { index, 0: found } of beginning.matchAll(ends)) cut = index + found.length;
    if (cut > 0) return cut;
  }
  // No half of a character.
  return /[\uD800-\uDBFF]$/u.test(beginning) && beginning.length > 1 ? beginning.length - 1 : beginning.length;
}
