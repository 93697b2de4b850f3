import { UnreadableFileError } from '../archive-error.ts';

/** What one JSON file of an archive may be: longer, deeper or of more values than anything that an export writes it is not read. */
export interface JsonLimits {
  bytes: number;
  depth: number;
  values: number;
}

const MEGABYTE = 2 ** 20;

/**
 * Measured on exports: a note of an hour takes 0.2 MB, one with the transcript of a hundred hours (4 MB,
 * twice, with timed segments) 19 MB and 150,000 values; an entry of the manifest takes 0.2 kB. A creation holds its versions.
 */
export const JSON_LIMITS = {
  manifest: { bytes: 16 * MEGABYTE, depth: 6, values: 500_000 },
  note: { bytes: 32 * MEGABYTE, depth: 8, values: 500_000 },
  creation: { bytes: 24 * MEGABYTE, depth: 4, values: 30_000 },
  blockedPeople: { bytes: 2 * MEGABYTE, depth: 4, values: 10_000 },
  vocabulary: { bytes: 4 * MEGABYTE, depth: 4, values: 20_000 },
  correctedWords: { bytes: 2 * MEGABYTE, depth: 4, values: 5_000 },
  separateTags: { bytes: 8 * MEGABYTE, depth: 4, values: 50_000 },
  themes: { bytes: 4 * MEGABYTE, depth: 4, values: 50_000 },
} as const satisfies Record<string, JsonLimits>;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Counts what a JSON text would become, before anything is made of it: two letters can become an object of hundreds of bytes.
 * Throws `UnreadableFileError` when it is nested deeper, or has more values, than it may.
 */
export function checkJsonShape(json: Uint8Array, { depth: deepest, values: most }: JsonLimits): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at] ?? 0;
    if (letter === QUOTE) at = endOfString(json, at);
    else if (letter === COMMA) values += 1;
    else if (OPENING.has(letter)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.has(letter)) depth -= 1;
    if (depth > deepest) throw new UnreadableFileError('This file is nested too deeply.');
    if (values > most) throw new UnreadableFileError('There is too much in this file.');
  }
}

/** Where the quote is that ends it. */
function endOfString(json: Uint8Array, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === BACKSLASH) at += 1;
    else if (json[at] === QUOTE) return at;
  }
  return json.length;
}
