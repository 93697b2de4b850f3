import { createHash } from 'node:crypto';

const MARK = /^([ \t]{0,12}[-*+] \[)[ xX](?=\] )/u;

/** What a line of a creation is known by: ticked or not it is the same line, and written anew it is another. */
export function lineKey(line: string): string {
  return createHash('sha256').update(line.trim().replace(MARK, '$1 ')).digest('base64url').slice(0, 16);
}
