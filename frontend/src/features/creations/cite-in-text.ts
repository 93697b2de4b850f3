import type { Creation } from '@stitchbook/api-types';

/** Nobody's words have this in them. */
const NONCE = Math.random().toString(36).slice(2);
const PREFIX = `cite:${NONCE}-`;
const TASK_MARK = /^\s*[-*+] \[[ xX]\] /;
/** In a line that has one of these unclosed, nobody knows how what is added would be read. */
const CHANGES_READING = /[`[\]\\<]/;

type Citation = Creation['citations'][number];

/**
 * The text with a link behind each line that cites something, whose address says which of the citations it is: so that what reads
 * Markdown finds its place. Copies and exports are made of the text as it is.
 */
export function citeInText(content: string, citations: readonly Citation[]): string {
  if (citations.length === 0) return content;
  const links = new Map<number, string>();
  for (const [index, { line }] of citations.entries())
    links.set(line, `${links.get(line) ?? ''} [·](${PREFIX}${index})`);
  return content
    .split('\n')
    .map((text, line) => (CHANGES_READING.test(text.replace(TASK_MARK, '')) ? text : text + (links.get(line) ?? '')))
    .join('\n');
}

/** Which citation an address stands for; null for any other address. */
export function citationIndex(address: string): number | null {
  return address.startsWith(PREFIX) ? Number(address.slice(PREFIX.length)) : null;
}
