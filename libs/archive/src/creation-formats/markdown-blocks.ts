import { parser, RuleType, type MarkdownToJSX } from 'markdown-to-jsx/markdown';

/** Letters that are set alike. */
export interface Run {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  isStruck?: boolean;
  isCode?: boolean;
  /** Where it leads to: another site. */
  link?: string;
}

export type Marker = 'bullet' | 'number' | 'to-do' | 'done';

/** A paragraph of a text, in the order in which they are read. */
export type Block = { isQuoted: boolean } & (
  | { kind: 'paragraph'; runs: Run[]; indent: number }
  | { kind: 'heading'; runs: Run[]; level: number }
  /** `list` says which items are numbered together from `start` on, `place` is its number. */
  | { kind: 'item'; runs: Run[]; indent: number; marker: Marker; list: number; start: number; place: number }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'table'; rows: Run[][][] }
);

type Node = MarkdownToJSX.ASTNode;
type Style = Omit<Run, 'text'>;

/** As the web app reads it: no HTML, no front matter. */
const OPTIONS: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  ignoreHTMLBlocks: true,
  preserveFrontmatter: true,
  forceBlock: true,
  // Where a link leads to is looked at here.
  sanitizer: (address) => address,
};

/** What the Markdown of a creation says, by the library with which the web app shows it. */
export function readMarkdown(content: string): Block[] {
  // An ampersand is one: what somebody wrote as `&lt;` is shown so.
  return new BlockReader().read(parser(content.replaceAll('&', '&amp;'), OPTIONS));
}

class BlockReader {
  private readonly blocks: Block[] = [];
  private readonly footnotes: Block[] = [];
  private lists = 0;

  read(nodes: readonly Node[]): Block[] {
    this.addAll(nodes, { indent: 0, isQuoted: false });
    return [...this.blocks, ...this.footnotes];
  }

  /** What is within a line comes together to paragraphs. */
  private addAll(nodes: readonly Node[], place: { indent: number; isQuoted: boolean }): void {
    let inline: Node[] = [];
    const flush = () => {
      const runs = readRuns(inline);
      inline = [];
      if (runs.some(({ text }) => text.trim() !== '')) this.blocks.push({ kind: 'paragraph', runs, ...place });
    };
    for (const node of nodes) {
      if (isInline(node)) inline.push(node);
      else {
        flush();
        this.add(node, place);
      }
    }
    flush();
  }

  /** What else there may be is not shown: the web app reads no HTML. */
  private add(node: Node, place: { indent: number; isQuoted: boolean }): void {
    const { isQuoted } = place;
    if (node.type === RuleType.paragraph) this.addAll(node.children, place);
    else if (node.type === RuleType.blockQuote) this.addAll(node.children, { ...place, isQuoted: true });
    else if (node.type === RuleType.unorderedList || node.type === RuleType.orderedList) this.addList(node, place);
    else if (node.type === RuleType.codeBlock || node.type === RuleType.frontmatter)
      this.blocks.push({ kind: 'code', text: written(node.text), isQuoted });
    else if (node.type === RuleType.refCollection) this.addFootnotes(node);
    else if (node.type === RuleType.breakThematic) this.blocks.push({ kind: 'rule', isQuoted });
    else if (node.type === RuleType.heading)
      this.blocks.push({ kind: 'heading', level: node.level, runs: readRuns(node.children), isQuoted });
    else if (node.type === RuleType.table) {
      const rows = [node.header, ...node.cells].map((row) => row.map((cell) => readRuns(cell)));
      this.blocks.push({ kind: 'table', rows, isQuoted });
    }
  }

  /** They stand at the end, as in the web app. What other references lead to is in their links. */
  private addFootnotes({ refs }: MarkdownToJSX.ReferenceCollectionNode): void {
    for (const [name, { target }] of Object.entries(refs)) {
      const runs = [{ text: `${name.slice(1)}: ${written(target)}` }];
      if (name.startsWith('^')) this.footnotes.push({ kind: 'paragraph', runs, indent: 0, isQuoted: false });
    }
  }

  private addList(
    node: MarkdownToJSX.OrderedListNode | MarkdownToJSX.UnorderedListNode,
    { indent, isQuoted }: { indent: number; isQuoted: boolean },
  ): void {
    const list = (this.lists += 1);
    const start = node.type === RuleType.orderedList ? (node.start ?? 1) : 1;
    for (const [index, item] of node.items.entries()) {
      // In a list with blank lines between its items their words are paragraphs: the first is on the line of its mark.
      const block = item.findIndex((each) => !isInline(each));
      const nodes = item.flatMap((each, at) =>
        at === block && each.type === RuleType.paragraph ? each.children : [each],
      );
      const end = nodes.findIndex((each) => !isInline(each));
      const line = end < 0 ? nodes : nodes.slice(0, end);
      const task = line.find((each) => each.type === RuleType.gfmTask);
      const plain: Marker = node.type === RuleType.orderedList ? 'number' : 'bullet';
      const marker = task ? (task.completed ? 'done' : 'to-do') : plain;
      const runs = readRuns(line);
      this.blocks.push({ kind: 'item', runs, indent, marker, list, start, place: start + index, isQuoted });
      if (end >= 0) this.addAll(nodes.slice(end), { indent: indent + 1, isQuoted });
    }
  }
}

const INLINE: ReadonlySet<unknown> = new Set([
  RuleType.text,
  RuleType.textFormatted,
  RuleType.codeInline,
  RuleType.link,
  RuleType.image,
  RuleType.breakLine,
  RuleType.gfmTask,
  RuleType.footnoteReference,
]);
const isInline = ({ type }: Node) => INLINE.has(type);

function readRuns(nodes: readonly Node[]): Run[] {
  const runs = nodes.flatMap((node) => [...runsOf(node, {})]);
  const [first] = runs;
  if (first) first.text = first.text.trimStart();
  return runs.filter(({ text }) => text !== '');
}

function* runsOf(node: Node, style: Style): Generator<Run> {
  if (node.type === RuleType.text) yield { text: node.text, ...style };
  else if (node.type === RuleType.breakLine) yield { text: '\n', ...style };
  else if (node.type === RuleType.codeInline) yield { text: written(node.text), ...style, isCode: true };
  else if (node.type === RuleType.image) yield { text: node.alt ?? '', ...style };
  else if (node.type === RuleType.footnoteReference) yield { text: `[${node.text}]`, ...style };
  else if (node.type === RuleType.link) yield* runsOfLink(node, style);
  else if (node.type === RuleType.textFormatted)
    for (const child of node.children) yield* runsOf(child, { ...style, ...STYLES[node.tag] });
}

/** What does not lead to another site is left as it was written, as in the web app. */
function* runsOfLink({ target, children }: MarkdownToJSX.LinkNode, style: Style): Generator<Run> {
  const link = addressOf(target ?? '');
  if (link === null) yield { text: '[', ...style };
  for (const child of children) yield* runsOf(child, link === null ? style : { ...style, link });
  if (link === null) yield { text: `](${target ?? ''})`, ...style };
}

/** As it may stand in a document: Word calls one damaged that has an address which is none. */
function addressOf(target: string): string | null {
  return /^https?:/i.test(target) && URL.canParse(target) ? new URL(target).href : null;
}

const STYLES: Readonly<Record<string, Style>> = {
  strong: { isBold: true },
  em: { isItalic: true },
  del: { isStruck: true },
};

/** In code nothing is read as a reference to a character. */
const written = (code: string) => code.replaceAll('&amp;', '&');
