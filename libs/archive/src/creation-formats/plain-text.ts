import type { Block, Marker, Run } from './markdown-blocks.ts';

/** The words of a text without the marks that set them; lists and what is to be done stay lists. */
export function writePlainText(blocks: readonly Block[]): string {
  let text = '';
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    const isOneList = block.kind === 'item' && before?.kind === 'item';
    if (before) text += isOneList ? '\n' : '\n\n';
    text += block.isQuoted ? quoted(linesOf(block)) : linesOf(block);
  }
  return `${text}\n`;
}

function linesOf(block: Block): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'rule') return '* * *';
  if (block.kind === 'table') return block.rows.map((row) => row.map(wordsOf).join('\t')).join('\n');
  const words = wordsOf(block.runs);
  if (block.kind === 'heading') return words;
  const marker = block.kind === 'item' ? `${markerOf(block.marker, block.place)} ` : '';
  return `${'  '.repeat(block.indent)}${marker}${words}`;
}

const wordsOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

function markerOf(marker: Marker, place: number): string {
  if (marker === 'number') return `${place}.`;
  if (marker === 'bullet') return '-';
  return marker === 'done' ? '[x]' : '[ ]';
}

const quoted = (lines: string) => lines.replaceAll(/^/gm, '> ');
