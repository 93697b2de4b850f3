import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Run } from './markdown-blocks.ts';

const HEADINGS: Readonly<Record<number, (typeof HeadingLevel)[keyof typeof HeadingLevel]>> = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
  5: HeadingLevel.HEADING_5,
};
/** As deep as Word's own lists go. */
const DEEPEST = 8;
const TWIPS_OF_INDENT = 360;
const BULLETS = 'bullets';
const NUMBERS = 'numbers';
/** No list of Word's begins with a greater number. */
const MOST_IN_WORD = 32_767;
/** What XML 1.0 has no place for: Word would call the whole document damaged. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
/** The first letter is of a script that is written from right to left. */
const RIGHT_TO_LEFT =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

type Item = Extract<Block, { kind: 'item' }>;

/** A document for Word and what else reads Office Open XML. */
export async function writeWordDocument(title: string, blocks: readonly Block[]): Promise<Uint8Array> {
  const document = new Document({
    title: clean(title),
    creator: 'Stitchbook',
    numbering: { config: [listConfig(BULLETS), listConfig(NUMBERS), ...otherStarts(blocks)] },
    sections: [{ children: blocks.flatMap((block) => drawBlock(block)) }],
  });
  return Packer.toBuffer(document);
}

function listConfig(reference: string) {
  const levels = Array.from({ length: DEEPEST + 1 }, (_, level) => levelConfig(reference !== BULLETS, level));
  return { reference, levels };
}

function levelConfig(isNumbered: boolean, level: number) {
  return {
    level,
    format: isNumbered ? LevelFormat.DECIMAL : LevelFormat.BULLET,
    text: isNumbered ? `%${level + 1}.` : '•',
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: TWIPS_OF_INDENT * (level + 2), hanging: TWIPS_OF_INDENT } } },
  };
}

/** How the lists are numbered whose first number is another than 1. */
function otherStarts(blocks: readonly Block[]) {
  const starts = new Map<string, { level: number; start: number }>();
  for (const block of blocks)
    if (block.kind === 'item' && block.marker === 'number' && block.start !== 1)
      starts.set(numbersOf(block), { level: levelOf(block), start: Math.min(block.start, MOST_IN_WORD) });
  return [...starts].map(([reference, { level, start }]) => ({
    reference,
    levels: [{ ...levelConfig(true, level), start }],
  }));
}

const levelOf = ({ indent }: Item) => Math.min(indent, DEEPEST);
const numbersOf = (item: Item) => (item.start === 1 ? NUMBERS : `${NUMBERS} ${levelOf(item)} ${item.start}`);

function drawBlock(block: Block): (Paragraph | Table)[] {
  if (block.kind === 'item') return [drawItem(block)];
  if (block.kind === 'code')
    return block.text.split('\n').map((line) => paragraph(block, [{ text: line, isCode: true }]));
  if (block.kind === 'rule') return [paragraph(block, [], { thematicBreak: true })];
  if (block.kind === 'table') return [drawTable(block.rows), paragraph(block, [])];
  if (block.kind === 'heading')
    return [paragraph(block, block.runs, { heading: HEADINGS[block.level] ?? HeadingLevel.HEADING_6 })];
  return [paragraph(block, block.runs, { spacing: { after: 160 }, indent: { left: indentOf(block.indent) } })];
}

/** Numbers are Word's own, so that it counts on; a box is a letter, which every version shows. */
function drawItem(item: Item): Paragraph {
  const level = levelOf(item);
  if (item.marker === 'bullet' || item.marker === 'number') {
    const reference = item.marker === 'bullet' ? BULLETS : numbersOf(item);
    return paragraph(item, item.runs, { numbering: { reference, level, instance: item.list } });
  }
  const box = item.marker === 'done' ? '☒' : '☐';
  const indent = { left: TWIPS_OF_INDENT * (level + 1), hanging: TWIPS_OF_INDENT };
  return paragraph(item, [{ text: `${box}\t` }, ...item.runs], {
    indent,
    tabStops: [{ type: 'left', position: indent.left }],
  });
}

function drawTable(rows: readonly Run[][][]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: index === 0,
          children: cells.map((runs) => new TableCell({ children: [paragraph({ isQuoted: false }, runs)] })),
        }),
    ),
  });
}

function paragraph({ isQuoted }: { isQuoted: boolean }, runs: readonly Run[], options: IParagraphOptions = {}) {
  const isRightToLeft = RIGHT_TO_LEFT.test(runs.map(({ text }) => text).join(''));
  return new Paragraph({
    ...options,
    ...(isQuoted && {
      indent: { left: TWIPS_OF_INDENT * 2 },
      border: { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: '8A8A8A' } },
    }),
    ...(isRightToLeft && { bidirectional: true }),
    children: runs.map((run) => drawRun(run, isRightToLeft)),
  });
}

function drawRun({ link, ...run }: Run, isRightToLeft: boolean): TextRun | ExternalHyperlink {
  const lines = clean(run.text).split('\n');
  const text = new TextRun({
    children: lines.flatMap((line, index) => (index === 0 ? [line] : [new TextRun({ break: 1 }), line])),
    bold: run.isBold ?? false,
    italics: run.isItalic ?? false,
    strike: run.isStruck ?? false,
    rightToLeft: isRightToLeft,
    ...(run.isCode && { font: 'Courier New' }),
    ...(link !== undefined && { style: 'Hyperlink' }),
  });
  return link === undefined ? text : new ExternalHyperlink({ link: clean(link), children: [text] });
}

const indentOf = (level: number) => TWIPS_OF_INDENT * Math.min(level, DEEPEST);
const clean = (text: string) => text.replaceAll(NOT_IN_XML, '');
