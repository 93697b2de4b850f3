const LINE_END = 0x0a;

/** Collects lines into pieces of at least `bytes`, the last one smaller; a line is never cut. Nothing comes of nothing. */
export async function* cutAtLines(source: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    held.push(chunk);
    size += chunk.length;
    if (size < bytes || !chunk.includes(LINE_END)) continue;
    const all = Buffer.concat(held);
    const end = all.lastIndexOf(LINE_END) + 1;
    yield all.subarray(0, end);
    const rest = all.subarray(end);
    held = [rest];
    size = rest.length;
  }
  if (size > 0) yield Buffer.concat(held);
}
