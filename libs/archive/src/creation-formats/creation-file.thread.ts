import type { CreationFormat } from '@stitchbook/contracts';
import { parentPort, workerData } from 'node:worker_threads';
import { type Block, readMarkdown } from './markdown-blocks.ts';
import { writePlainText } from './plain-text.ts';

export interface CreationToWrite {
  title: string;
  /** Markdown. */
  content: string;
  format: Exclude<CreationFormat, 'md'>;
}

/** Paragraphs and changes of setting: each takes some ten kilobytes while a document is made, and a text of eighty pages has half as many. */
const MOST_PARTS = 15_000;

const { title, content, format } = workerData as CreationToWrite;
const blocks = readMarkdown(content);
const parts = blocks.reduce((sum, block) => sum + partsOf(block), 0);
if (format === 'txt') parentPort?.postMessage(new TextEncoder().encode(writePlainText(blocks)));
else if (parts > MOST_PARTS) parentPort?.postMessage(null);
else {
  // Only who wants such a document waits for the library.
  const { writeWordDocument } = await import('./word-document.ts');
  parentPort?.postMessage(await writeWordDocument(title, blocks));
}

function partsOf(block: Block): number {
  if (block.kind === 'table') return block.rows.flat().reduce((sum, runs) => sum + 1 + runs.length, 0);
  if (block.kind === 'code') return block.text.split('\n').length;
  return 1 + ('runs' in block ? block.runs.length : 0);
}
