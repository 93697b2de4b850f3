import { parseSync } from '@swc/core';

interface Node {
  type: string;
  [field: string]: unknown;
}

/** Attributes of elements and fields of objects that are shown or read out, whatever stands in them. */
const SHOWN =
  /^(aria-label|title|placeholder|alt|description|label|action|confirmLabel|cancelLabel|what|lead|sentence|altText|term)$/;
const NAMES = /\b(Stitchbook|Escape|Enter|Space|Tab|Ctrl F)\b/g;
/** Two words or more that begin or end as a sentence does, or one that begins with a capital. */
const SENTENCE = /^\W*\p{Lu}[\p{L}’']*\s.*\p{L}|\p{L}\s.*\p{L}[.!?…]$|^\p{Lu}\p{Ll}+[.!?…]?$/su;
/** What hands a text on as it is. */
const TRANSPARENT =
  /^(JSXExpressionContainer|ParenthesisExpression|ConditionalExpression|BinaryExpression|TemplateLiteral|TsAsExpression|TsConstAssertion)$/;

/** The words in a source, TypeScript with JSX, that somebody would read on the screen. */
export function findWords(source: string): string[] {
  return wordsIn(parse(source), false).map((words) => words.trim().replaceAll(/\s+/g, ' '));
}

export function parse(source: string): Node {
  return parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }) as unknown as Node;
}

/** Those of what has no type of its own count as well: the arguments of a call, the body of a getter. */
export function childrenOf(node: object): Node[] {
  return Object.values(node)
    .flat()
    .flatMap((value: unknown) => (isNode(value) ? [value] : isObject(value) ? childrenOf(value) : []));
}

function wordsIn(node: Node, isShown: boolean): string[] {
  if (isOnlyRead(node)) return [];
  const own = keep(ownWords(node), isShown || node.type === 'JSXText' ? /\p{L}/u : SENTENCE);
  return [...own, ...childrenOf(node).flatMap((child) => wordsIn(child, isShownIn(node, child, isShown)))];
}

/** Types, and where modules are. */
function isOnlyRead({ type }: Node): boolean {
  return (
    type === 'ImportDeclaration' || (type.startsWith('Ts') && !TRANSPARENT.test(type) && !type.endsWith('Expression'))
  );
}

function ownWords({ type, value, quasis }: Node): string {
  if (type === 'StringLiteral' || type === 'JSXText') return String(value);
  return type === 'TemplateLiteral' ? (quasis as Node[]).map(({ cooked }) => String(cooked)).join('…') : '';
}

function isShownIn(parent: Node, child: Node, isShown: boolean): boolean {
  if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return child.type === 'JSXExpressionContainer';
  if (parent.type === 'JSXAttribute') return SHOWN.test(nameOf(parent.name));
  if (parent.type === 'KeyValueProperty') return child === parent.value && SHOWN.test(nameOf(parent.key));
  if (parent.type === 'ConditionalExpression') return isShown && child !== parent.test;
  if (parent.type === 'BinaryExpression') return isShown && /^(\+|\?\?|\|\||&&)$/.test(String(parent.operator));
  return isShown && TRANSPARENT.test(parent.type);
}

function nameOf(name: unknown): string {
  return isNode(name) ? String(name.value) : '';
}

function keep(words: string, wanted: RegExp): string[] {
  return wanted.test(words.replaceAll(NAMES, '').trim()) ? [words] : [];
}

function isNode(value: unknown): value is Node {
  return isObject(value) && 'type' in value && typeof value.type === 'string';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
