export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isNumbered: boolean; items: ListItem[] };

export interface ListItem {
  text: string;
  /** Null for what is no task. */
  isDone: boolean | null;
}

const HEADING = /^#{1,6}\s+(?!\s)(.*)$/;
const BULLET = /^\s*[-*+]\s+(?!\s)(?:\[([ xX])\]\s+(?!\s))?(.*)$/;
const NUMBER = /^\s*\d{1,3}[.)]\s+(?!\s)(.*)$/;

/** The headings, paragraphs and lists of a text in plain Markdown. All else stays the text it is. */
export function readBlocks(content: string): Block[] {
  const blocks: Block[] = [];
  let isAfterGap = true;
  for (const line of content.split(/\r?\n/)) {
    const last = blocks.at(-1);
    if (line.trim() === '') isAfterGap = true;
    else {
      const block = readLine(line);
      if (block.kind === 'list' && last?.kind === 'list' && last.isNumbered === block.isNumbered) {
        last.items.push(...block.items);
      } else if (block.kind === 'paragraph' && last?.kind === 'paragraph' && !isAfterGap)
        last.text += `\n${block.text}`;
      else blocks.push(block);
      isAfterGap = false;
    }
  }
  return blocks;
}

function readLine(line: string): Block {
  const heading = HEADING.exec(line)?.[1];
  if (heading !== undefined) return { kind: 'heading', text: heading };
  const bullet = BULLET.exec(line);
  if (bullet) {
    const isDone = bullet[1] === undefined ? null : bullet[1] !== ' ';
    return { kind: 'list', isNumbered: false, items: [{ text: bullet[2] ?? '', isDone }] };
  }
  const numbered = NUMBER.exec(line)?.[1];
  if (numbered !== undefined) return { kind: 'list', isNumbered: true, items: [{ text: numbered, isDone: null }] };
  return { kind: 'paragraph', text: line };
}
