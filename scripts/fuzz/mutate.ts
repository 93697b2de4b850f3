import type { Random } from './random.ts';

/** Tokens that have broken readers of bytes and of text. */
const TOKENS = [
  '\0',
  '\n',
  '\r\n',
  '\t',
  ' ',
  ',',
  '.',
  '-',
  '—',
  '\u2028',
  '\ufeff',
  '\ue000',
  '\u202e',
  '\u0301',
  '😀',
  'ß',
  'İ',
  '0',
  '-1',
  '1e309',
  '9007199254740993',
  'NaN',
  '__proto__',
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  '<',
  '&',
  '%00',
  '../',
].map((token) => Buffer.from(token));
const NUMBERS = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff];
const MAX_RUN = 512;

/** A neighbour of an input: a few changes of the kinds that find things. */
export function mutate(
  input: Uint8Array,
  {
    random,
    corpus,
    dictionary,
    maxBytes,
  }: { random: Random; corpus: readonly Uint8Array[]; dictionary: readonly Uint8Array[]; maxBytes: number },
) {
  let bytes: Buffer = Buffer.from(input);
  for (let changes = 1 + random.below(6); changes > 0; changes -= 1) bytes = change(bytes);
  return bytes.subarray(0, maxBytes);

  function change(from: Buffer) {
    const at = random.below(from.length + 1);
    const length = Math.min(from.length - at, 1 + random.below(32));
    const tokens = dictionary.length > 0 && random.below(3) > 0 ? dictionary : TOKENS;
    switch (random.below(9)) {
      case 0:
        return replace(from, at, 1, Buffer.from([random.below(256)]));
      case 1:
        return replace(from, at, length, Buffer.alloc(0));
      case 2:
        return replace(from, at, 0, random.pick(tokens));
      case 3:
        return replace(from, at, length, random.pick(tokens));
      case 4: {
        const token = length > 0 && random.below(2) ? from.subarray(at, at + length) : random.pick(tokens);
        return replace(from, at, 0, repeat(token, 1 + random.below(MAX_RUN)));
      }
      case 5: {
        const other = Buffer.from(random.pick(corpus));
        const start = random.below(other.length + 1);
        return replace(from, at, random.below(2) * length, other.subarray(start, start + 1 + random.below(256)));
      }
      case 6:
        return replace(from, at, 4, writeNumber(random.pick(NUMBERS) + random.below(3) - 1, random.below(2) === 0));
      case 7:
        return at < from.length ? replace(from, at, 1, Buffer.from([(from[at] ?? 0) ^ (1 << random.below(8))])) : from;
      default:
        return Buffer.concat([from.subarray(at), from.subarray(0, at)]);
    }
  }

  function repeat(token: Uint8Array, times: number) {
    return Buffer.concat(
      Array.from({ length: Math.min(times, Math.ceil(maxBytes / Math.max(1, token.length))) }, () => token),
    );
  }
}

function replace(from: Buffer, at: number, length: number, token: Uint8Array) {
  return Buffer.concat([from.subarray(0, at), token, from.subarray(at + length)]);
}

function writeNumber(value: number, isLittle: boolean) {
  const bytes = Buffer.alloc(4);
  if (isLittle) bytes.writeUInt32LE(value >>> 0);
  else bytes.writeUInt32BE(value >>> 0);
  return bytes;
}
