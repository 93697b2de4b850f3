export interface WordErrors {
  /** How many words must be changed, added or left out to make what was recognised of what was said. */
  errors: number;
  /** How many words were said. */
  words: number;
  /** How many of them stand in what was recognised, in their order. */
  right: number;
}

/** Compares two texts word by word, case and punctuation aside, by dynamic programming. */
export function countWordErrors(said: string, recognised: string): WordErrors {
  const wanted = wordsOf(said);
  const got = wordsOf(recognised);
  let distances = Array.from({ length: got.length + 1 }, (_, column) => column);
  let common = got.map(() => 0).concat(0);
  for (const [i, word] of wanted.entries()) {
    const nextDistances = [i + 1];
    const nextCommon = [0];
    for (const [j, other] of got.entries()) {
      const isSame = word === other;
      const changed = at(distances, j) + Number(!isSame);
      nextDistances.push(Math.min(changed, at(distances, j + 1) + 1, at(nextDistances, j) + 1));
      nextCommon.push(isSame ? at(common, j) + 1 : Math.max(at(common, j + 1), at(nextCommon, j)));
    }
    distances = nextDistances;
    common = nextCommon;
  }
  return { errors: at(distances, got.length), words: wanted.length, right: at(common, got.length) };
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? 0;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}
