import type { NoteSentence } from './read-note.ts';

export function asParagraph(sentences: readonly NoteSentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}

export function joinBlocks(blocks: ReadonlyArray<string | undefined>): string {
  return blocks.filter((block) => block !== undefined && block.trim() !== '').join('\n\n');
}
