const SAMPLE_CHUNK_LENGTH = 8_000;
/** About three hours of speech; more would change neither its mood nor its themes. */
const MAX_SAMPLED_CHUNKS = 20;

/**
 * Splits a text into chunks of at most `size` UTF-16 units, after a sentence's end where there is one, else
 * between two words, else anywhere: speech without a single full stop must not become one endless chunk. Joined they are the text.
 */
export function* chunkText(text: string, size: number): Generator<string> {
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

/**
 * Systematic sampling, so that a text of any length is judged in bounded time: all of it, or 20 chunks at even distances, the
 * first and the last among them.
 */
export function sampleText(text: string): string {
  if (text.length <= SAMPLE_CHUNK_LENGTH * MAX_SAMPLED_CHUNKS) return text;
  const chunks = [...chunkText(text, SAMPLE_CHUNK_LENGTH)];
  const step = (chunks.length - 1) / (MAX_SAMPLED_CHUNKS - 1);
  return Array.from({ length: MAX_SAMPLED_CHUNKS }, (_, at) => chunks[Math.round(at * step)] ?? '').join('\n');
}
