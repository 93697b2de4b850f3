import { ChunkBuffer } from '../src/features/recording/drafts/chunk-buffer.ts';

/** A minute and a half, a tenth of a second at a time: a part of it is a blob by then. */
function filled(): { buffer: ChunkBuffer; bytes: Buffer } {
  const buffer = new ChunkBuffer();
  const chunks = Array.from({ length: 900 }, (_, index) => new Int16Array(1600).fill(index));
  for (const chunk of chunks) buffer.push(chunk);
  return { buffer, bytes: Buffer.concat(chunks.map(({ buffer: sound }) => Buffer.from(sound))) };
}

describe('a part of what was heard', () => {
  it.each([
    ['the beginning', 0, 16_000],
    ['odd bytes within a chunk', 4001, 4003],
    ['from what is a blob into what is loose', 600 * 3200 - 5, 600 * 3200 + 5],
    ['the last chunk', 899 * 3200, 900 * 3200],
    ['all', 0, 900 * 3200],
    ['nothing', 3200, 3200],
  ])('is exactly that: %s', async (_, start, end) => {
    const { buffer, bytes } = filled();
    const slice = Buffer.from(await buffer.slice(start, end).arrayBuffer());
    expect(slice.equals(bytes.subarray(start, end))).toBe(true);
    expect(buffer.size).toBe(bytes.length);
  });
});
