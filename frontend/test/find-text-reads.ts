import { childrenOf, parse } from './find-words.ts';

type Node = ReturnType<typeof parse>;

const FUNCTION =
  /^(Function(Declaration|Expression)|ArrowFunctionExpression|ClassMethod|PrivateMethod|Constructor|(Getter|Method)Property)$/;
const TYPE = /^Ts(?!\w*Expression$|ConstAssertion)/;

/**
 * What a source reads of the catalogue: `keys` such as `landingTexts.signIn`, and those that are read `early`, while the module
 * is loaded, when the language is not known yet.
 */
export function findTextReads(source: string): { keys: string[]; early: string[] } {
  const module = parse(source);
  const catalogues = childrenOf(module).flatMap(namesFromCatalogue);
  const keys: string[] = [];
  const early: string[] = [];

  const visit = (node: Node, isLater: boolean) => {
    if (node.type === 'ImportDeclaration' || TYPE.test(node.type)) return;
    const read = readKeys(node).filter((key) => catalogues.includes(key.split('.')[0] ?? ''));
    keys.push(...read);
    if (!isLater) early.push(...read);
    for (const child of childrenOf(node)) visit(child, isLater || FUNCTION.test(child.type));
  };
  if (catalogues.length > 0) visit(module, false);
  return { keys, early };
}

function namesFromCatalogue({ type, source, specifiers, typeOnly }: Node): string[] {
  if (type !== 'ImportDeclaration' || typeOnly || !/\/texts\/en\//.test(valueOf(source))) return [];
  return (specifiers as Node[]).map(({ local }) => valueOf(local));
}

/** `a.b`, and `const { b } = a`. */
function readKeys({ type, object, property, id, init }: Node): string[] {
  if (type === 'MemberExpression') return [`${valueOf(object)}.${valueOf(property)}`];
  if (type !== 'VariableDeclarator' || (id as Node).type !== 'ObjectPattern' || !init) return [];
  return ((id as Node).properties as Node[]).map(({ key }) => `${valueOf(init)}.${valueOf(key)}`);
}

function valueOf(node: unknown): string {
  const value = (node as Node | undefined)?.value;
  return typeof value === 'string' ? value : '';
}
