import tokenizer from 'llama-tokenizer-js';

const VOCABULARY_SIZE = 32_768;
const SINGLE_BYTE = /^<0x([0-9A-F]{2})>$/;

/**
 * The token table that the recogniser reads: one line `base64(bytes of the token) id` for each of the 32,768 ids.
 * Moonshine shares Llama's first 32,000 tokens; what follows are marks of its own that never show in a text.
 */
export function writeMoonshineTokens(): string {
  const lines: string[] = [];
  for (let id = 0; id < VOCABULARY_SIZE; id += 1) {
    const token = tokenizer.vocabById[id] ?? `<<ST_${id - tokenizer.vocabById.length}>>`;
    lines.push(`${bytesOf(token).toString('base64')} ${id}`);
  }
  return `${lines.join('\n')}\n`;
}

function bytesOf(token: string): Buffer {
  const hex = SINGLE_BYTE.exec(token)?.[1];
  return hex ? Buffer.from(hex, 'hex') : Buffer.from(token.replaceAll('▁', ' '), 'utf8');
}
