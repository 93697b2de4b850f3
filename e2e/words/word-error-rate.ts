/** Words changed, left out or made up, for each word that was said: 0 is perfect. Case and punctuation do not count. */
export function wordErrorRate(said: string, heard: string): number {
  const expected = wordsOf(said);
  const actual = wordsOf(heard);
  let row = actual.map((_, at) => at + 1);
  expected.forEach((word, line) => {
    let diagonal = line;
    let left = line + 1;
    row = row.map((above, at) => {
      const cost = Math.min(above + 1, left + 1, diagonal + (actual[at] === word ? 0 : 1));
      diagonal = above;
      left = cost;
      return cost;
    });
  });
  return (row.at(-1) ?? expected.length) / expected.length;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/\bmister\b/g, 'mr')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean);
}
