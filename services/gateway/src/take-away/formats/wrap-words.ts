const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Lines of at most this many characters, as people count them; a longer word, or a script without spaces, is broken. */
export function wrapWords(text: string, longestLine: number): string[] {
  const lines: string[] = [];
  let line = '';
  let length = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    for (const piece of breakWord(word, longestLine)) {
      const added = countGraphemes(piece);
      if (line !== '' && length + 1 + added > longestLine) {
        lines.push(line);
        [line, length] = ['', 0];
      }
      [line, length] = line === '' ? [piece, added] : [`${line} ${piece}`, length + 1 + added];
    }
  }
  return line === '' ? lines : [...lines, line];
}

function breakWord(word: string, longest: number): string[] {
  if (word.length <= longest) return [word];
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  return Array.from({ length: Math.ceil(letters.length / longest) }, (_, index) =>
    letters.slice(index * longest, (index + 1) * longest).join(''),
  );
}

function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}
