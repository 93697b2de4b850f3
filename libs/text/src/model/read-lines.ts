/** A line that never ends is no sentence. */
const MAX_LINE_CHARACTERS = 20_000;
const REASONING = { begin: '<think>', end: '</think>' };

/** The lines of a text that comes in pieces, each as soon as it is whole, without the reasoning that some local models put before their answer. */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isReasoning = false;
  for await (const line of splitLines(pieces)) {
    const begin = line.indexOf(REASONING.begin);
    if (begin >= 0) isReasoning = true;
    const end = isReasoning ? line.indexOf(REASONING.end) : -1;
    if (end >= 0) {
      isReasoning = false;
      yield line.slice(end + REASONING.end.length);
    } else if (!isReasoning) yield line;
  }
}

async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = (lines.pop() ?? '').slice(0, MAX_LINE_CHARACTERS);
    yield* lines;
  }
  yield rest;
}
