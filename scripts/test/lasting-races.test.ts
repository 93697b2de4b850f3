import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Each begins anew whatever is declared in it. */
const SCOPE = /Function(?:Declaration|Expression)$|Method|^Constructor$|^(?:For|While|DoWhile)/;
/** These add a reaction to the promise that they are called on. */
const REACTS = new Set(['then', 'catch', 'finally']);

/** They last no longer than this says. */
const EXCEPTIONS: Record<string, string> = {
  'libs/database/src/embedded/postmaster-process.ts: ended': 'PostgreSQL is awaited once, and for a limited time',
};

type Node = { type?: string; [field: string]: unknown };

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/(?:node_modules|dist|dist-types|test)\//.test(file));
}

/** What is raced in a source though it was there before the function, or the turn of a loop, that races it. */
function findLasting(source: string): string[] {
  if (!source.includes('Promise.race')) return [];
  const lasting: string[] = [];
  visit(parseSync(source, { syntax: 'typescript', decorators: true }), new Set(), lasting);
  return lasting;
}

function visit(value: unknown, declared: Set<string>, lasting: string[]): void {
  if (value === null || typeof value !== 'object') return;
  const node = value as Node;
  const inside = SCOPE.test(node.type ?? '') ? new Set<string>() : declared;
  if (node.type === 'VariableDeclarator' || node.type === 'Parameter') addNames(node['id'] ?? node['pat'], inside);
  if (node.type === 'ArrowFunctionExpression') addNames(node['params'], inside);
  for (const child of Object.values(node)) visit(child, inside, lasting);
  for (const raced of racedIn(node)) {
    const name = lastingName(raced, inside);
    if (name) lasting.push(name);
  }
}

/** All names of a pattern. */
function addNames(pattern: unknown, names: Set<string>): void {
  if (pattern === null || typeof pattern !== 'object') return;
  const node = pattern as Node;
  if (node.type === 'Identifier') names.add(String(node['value']));
  for (const child of Object.values(node)) addNames(child, names);
}

function racedIn(node: Node): Node[] {
  const callee = node['callee'] as Node | undefined;
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return [];
  const [object, property] = [callee['object'] as Node, callee['property'] as Node];
  if (object['value'] !== 'Promise' || property['value'] !== 'race') return [];
  const [raced] = node['arguments'] as { expression: Node }[];
  const elements = (raced?.expression['elements'] ?? []) as { expression: Node }[];
  return elements.map(({ expression }) => expression);
}

function lastingName(raced: Node, declared: ReadonlySet<string>): string | null {
  if (raced.type === 'Identifier') return declared.has(String(raced['value'])) ? null : String(raced['value']);
  if (raced.type === 'MemberExpression') return String((raced['property'] as Node)['value']);
  const callee = raced['callee'] as Node | undefined;
  if (callee?.type !== 'MemberExpression' || !REACTS.has(String((callee['property'] as Node)['value']))) return null;
  return lastingName(callee['object'] as Node, declared);
}

// A race adds reactions to all that it races, and those of a promise that stays pending are never freed.
describe('what races promises in the backend', () => {
  it.each(['libs', 'services'])('makes each of them for that race in %s, so that no race leaves anything', (folder) => {
    const sources = sourcesIn(folder);
    expect(sources.length).toBeGreaterThan(0);
    const found = sources.flatMap((file) =>
      findLasting(readFileSync(file, 'utf8')).map((name) => `${file.slice(ROOT.length)}: ${name}`),
    );
    expect(found.filter((each) => !(each in EXCEPTIONS))).toEqual([]);
  });

  it.each([
    ['class A { a() { return Promise.race([b(), this.ended]); } }', ['ended']],
    ['async function a() { const gone = b(); while (true) await Promise.race([wait(), gone.then(c)]); }', ['gone']],
    ['async function a(gone) { const b = c(); await Promise.race([b.catch(d), gone, wait()]); }', []],
    ['const a = (gone) => Promise.race([gone, wait()]);', []],
  ])('would be found: %s', (source, names) => {
    expect(findLasting(source)).toEqual(names);
  });
});
