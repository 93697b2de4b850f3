/** How the vocabulary begins: the packages that ship Moonshine's models have it in their bundle, in base64. */
const BEGINNING = Buffer.from('<unk>\n<s>\n</s>\n').toString('base64');
const SHARED_WITH_LLAMA = 32_000;
const VOCABULARY_SIZE = 32_768;
const SINGLE_BYTE = /^<0x([0-9A-F]{2})>$/;

/**
 * The token table that the recogniser reads, made from the bundle of the model's package: one line
 * `base64(bytes of the token) id` for each of the 32,768 ids. Moonshine shares Llama's first 32,000 tokens; what follows are
 * markers of its own that never show in a text. Throws when the bundle has no such vocabulary.
 */
export function moonshineTokens(bundle: string): string {
  const start = bundle.indexOf(BEGINNING);
  const end = start < 0 ? -1 : bundle.indexOf('"', start);
  const vocabulary = Buffer.from(bundle.slice(start, end), 'base64').toString('utf8').split('\n');
  if (end < 0 || vocabulary.length !== SHARED_WITH_LLAMA) {
    throw new Error('the package does not contain the vocabulary of its model');
  }
  for (let id = SHARED_WITH_LLAMA; id < VOCABULARY_SIZE; id += 1) vocabulary.push(`<<ST_${id - SHARED_WITH_LLAMA}>>`);
  return `${vocabulary.map((token, id) => `${bytesOf(token).toString('base64')} ${id}`).join('\n')}\n`;
}

function bytesOf(token: string): Buffer {
  const hex = SINGLE_BYTE.exec(token)?.[1];
  return hex ? Buffer.from(hex, 'hex') : Buffer.from(token.replaceAll('▁', ' '), 'utf8');
}
