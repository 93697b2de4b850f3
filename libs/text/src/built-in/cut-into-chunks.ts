/**
 * Cuts a text into pieces of about `size` characters, after a sentence's end where there is one,
 * else between two words, else anywhere: speech without a single full stop must not become one endless piece.
 */
export function* cutIntoChunks(text: string, size: number): Generator<string> {
  let start = 0;
  while (text.length - start > size) {
    const window = text.slice(start, start + size);
    const sentenceEnd = Math.max(
      window.lastIndexOf('. '),
      window.lastIndexOf('? '),
      window.lastIndexOf('! '),
      window.lastIndexOf('\n'),
    );
    const end = sentenceEnd > size / 2 ? sentenceEnd + 1 : window.lastIndexOf(' ') > 0 ? window.lastIndexOf(' ') : size;
    yield text.slice(start, start + end);
    start += end;
  }
  if (start < text.length) yield text.slice(start);
}
