import { type Token, type Tokens, lexer } from 'marked';
import type { Line } from '../speech-synthesizer.ts';

const SPEAKER = /^(.{1,60}):$/su;
/** Only marks of Markdown and of sentences. */
const WORDLESS = /^[^\p{L}\p{N}]*$/u;
/** One mark of a quote or a list, of those that a line begins with. */
const NESTING_MARK = /[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t>]))/uy;
/** Quotes in lists in quotes, which Marked takes a second for where they are some hundred. */
const DEEPLY_NESTED = 4;

/**
 * What is said of a creation, paragraph by paragraph: its words without the marks of Markdown, without addresses and pictures.
 * In a dialogue `**Name:**` says who speaks from there on: names in turn get one of two voices, and are not said themselves.
 */
export function readScript(content: string, { isDialogue }: { isDialogue: boolean }): Line[] {
  const script = new Script(isDialogue);
  try {
    for (const token of lexer(
      content
        .split(/\r\n?|\n/u)
        .map(flatten)
        .join('\n'),
    ))
      script.addBlock(token);
  } catch (error) {
    // Marked calls itself for each list within a list.
    if (!(error instanceof RangeError)) throw error;
    return readPlainLines(content);
  }
  script.endLine();
  return script.lines;
}

/** Mark by mark: a single pattern of many marks needs a stack as deep as the line is long. */
function flatten(line: string): string {
  let marks = 0;
  let end = 0;
  NESTING_MARK.lastIndex = 0;
  while (NESTING_MARK.test(line)) {
    marks += 1;
    end = NESTING_MARK.lastIndex;
  }
  return marks < DEEPLY_NESTED ? line : `- ${line.slice(end)}`;
}

function readPlainLines(content: string): Line[] {
  const texts = content.split('\n').map((line) => line.replace(/^[\s>#*+-]+/u, '').trim());
  return texts.filter((text) => !WORDLESS.test(text)).map((text) => ({ voice: 0, text }));
}

class Script {
  readonly lines: Line[] = [];
  private readonly names: string[] = [];
  private voice: 0 | 1 = 0;
  private said = '';

  constructor(private readonly isDialogue: boolean) {}

  addBlock(token: Token): void {
    if (token.type === 'list') for (const item of (token as Tokens.List).items) this.addBlocks(item.tokens);
    else if (token.type === 'blockquote') this.addBlocks((token as Tokens.Blockquote).tokens);
    else if (token.type === 'table') this.addTable(token as Tokens.Table);
    else {
      this.addInline(token);
      this.endLine();
    }
  }

  endLine(): void {
    const text = this.said.replaceAll(/\s+/gu, ' ').trim();
    if (!WORDLESS.test(text)) this.lines.push({ voice: this.voice, text });
    this.said = '';
  }

  private addBlocks(tokens: readonly Token[]): void {
    for (const token of tokens) this.addBlock(token);
    this.endLine();
  }

  private addTable({ header, rows }: Tokens.Table): void {
    for (const row of [header, ...rows]) {
      for (const { tokens } of row) {
        for (const token of tokens) this.addInline(token);
        this.said += ', ';
      }
      this.endLine();
    }
  }

  private addInline(token: Token): void {
    if (token.type === 'checkbox' || token.type === 'hr' || token.type === 'def') return;
    if (token.type === 'br') this.said += ' ';
    else if (token.type === 'strong' && this.isDialogue && this.beginsTurn(token as Tokens.Strong)) return;
    else if ('tokens' in token && token.tokens && token.type !== 'image')
      for (const each of token.tokens) this.addInline(each);
    else if ('text' in token) this.said += wordsOf(token);
  }

  private beginsTurn({ text }: Tokens.Strong): boolean {
    const name = SPEAKER.exec(text.trim())?.[1]?.trim();
    if (!name) return false;
    this.endLine();
    if (!this.names.includes(name)) this.names.push(name);
    this.voice = this.names.indexOf(name) % 2 === 0 ? 0 : 1;
    return true;
  }
}

function wordsOf(token: Token): string {
  const { type, text } = token as { type: string; text: string };
  return plain(type === 'html' ? text.replaceAll(/[<>]/gu, ' ') : text);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function plain(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => ENTITIES[entity] ?? entity);
}
