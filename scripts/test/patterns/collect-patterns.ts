import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseFileSync } from '@swc/core';

export interface Pattern {
  file: string;
  source: string;
  flags: string;
}

export interface Collected {
  patterns: Pattern[];
  /** `file: expression` of each `new RegExp` whose words are only known when it runs. */
  unresolved: string[];
}

type Node = { type?: string; [field: string]: unknown };

/** Every regular expression in these folders' sources, from their syntax trees. */
export function collectPatterns(root: string, folders: readonly string[]): Collected {
  const collected: Collected = { patterns: [], unresolved: [] };
  for (const folder of folders) {
    for (const file of sourcesIn(join(root, folder))) collectFrom(file, relative(root, file), collected);
  }
  return collected;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/u.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/(?:node_modules|dist|dist-types|test)\//u.test(path));
}

function collectFrom(path: string, file: string, { patterns, unresolved }: Collected): void {
  const tree = parseFileSync(path, {
    syntax: 'typescript',
    tsx: path.endsWith('.tsx'),
    decorators: true,
  }) as unknown as Node;
  const constants = new Map<string, Node>();
  visitNodes(tree, (node) => {
    if (node.type !== 'VariableDeclarator') return;
    const { id, init } = node as unknown as { id: Node; init: Node | null };
    if (id.type === 'Identifier' && init) constants.set(String(id['value']), init);
  });
  visitNodes(tree, (node) => {
    if (node.type === 'RegExpLiteral') {
      patterns.push({ file, source: String(node['pattern']), flags: String(node['flags']) });
    }
    const given = argumentsOf(node, 'RegExp');
    if (!given) return;
    const [flags = given.length > 1 ? undefined : ''] = given.slice(1).flatMap((each) => valuesOf(each, constants));
    const sources = valuesOf(given[0], withArguments(tree, constants));
    if (flags === undefined || sources.length === 0) {
      unresolved.push(`${file}: a regular expression of words that are only known when it runs`);
    } else patterns.push(...sources.map((source) => ({ file, source, flags })));
  });
}

/** What is handed to a function of this name here, if this is a call of it or makes one of it. */
function argumentsOf(node: Node, name: string): Node[] | undefined {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined;
  const callee = node['callee'] as Node;
  if (callee.type !== 'Identifier' || callee['value'] !== name) return undefined;
  return ((node['arguments'] ?? []) as { expression: Node }[]).map(({ expression }) => expression);
}

type Known = ReadonlyMap<string, Node | readonly Node[]>;

/** The constants of a file, and for functions of one argument whatever that is in their calls. */
function withArguments(tree: Node, constants: ReadonlyMap<string, Node>): Known {
  const known = new Map<string, Node | readonly Node[]>(constants);
  for (const [name, made] of constants) {
    const parameters = (made.type === 'ArrowFunctionExpression' ? made['params'] : []) as Node[];
    const [parameter] = parameters;
    if (parameter?.type !== 'Identifier' || parameters.length !== 1) continue;
    const calls: Node[] = [];
    visitNodes(tree, (node) => calls.push(...(argumentsOf(node, name) ?? [])));
    known.set(String(parameter['value']), calls);
  }
  return known;
}

/** The words that an expression may stand for, as far as its file shows; none when it does not show all of them. */
function valuesOf(node: Node | undefined, known: Known): string[] {
  if (!node) return [];
  if (node.type === 'StringLiteral') return [String(node['value'])];
  if (node.type === 'TemplateLiteral') return joined(node, 'cooked', known);
  if (node.type === 'TaggedTemplateExpression') return joined(node['template'] as Node, 'raw', known);
  if (node.type !== 'Identifier') return [];
  const meant = known.get(String(node['value'])) ?? [];
  const values = (Array.isArray(meant) ? (meant as Node[]) : [meant as Node]).map((each) => valuesOf(each, known));
  return values.some((each) => each.length === 0) ? [] : values.flat();
}

function joined(template: Node, form: 'cooked' | 'raw', known: Known): string[] {
  const expressions = template['expressions'] as Node[];
  return (template['quasis'] as Node[]).reduce<string[]>(
    (begun, quasi, at) => {
      const values = at === 0 ? [''] : valuesOf(expressions[at - 1], known);
      return begun.flatMap((before) => values.map((value) => before + value + String(quasi[form])));
    },
    [''],
  );
}

function visitNodes(value: unknown, visit: (node: Node) => void): void {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) visit(value as Node);
  for (const child of Object.values(value)) visitNodes(child, visit);
}
