/** How many words must be changed, added or left out to make `recognised` what was `said`; case and punctuation aside. */
export function countWordErrors(said: string, recognised: string): { errors: number; words: number } {
  const wanted = wordsOf(said);
  const got = wordsOf(recognised);
  let row = Array.from({ length: got.length + 1 }, (_, i) => i);
  for (const [i, word] of wanted.entries()) {
    const next = [i + 1];
    for (const [j, other] of got.entries()) {
      next.push(Math.min(at(row, j) + Number(word !== other), at(row, j + 1) + 1, at(next, j) + 1));
    }
    row = next;
  }
  return { errors: at(row, got.length), words: wanted.length };
}

function at(row: number[], column: number): number {
  return row[column] ?? Infinity;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}
