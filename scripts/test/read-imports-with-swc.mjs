import swc from '@swc/core';

/**
 * dependency-cruiser reads TypeScript with swc here, but knows no JSX and not every newer statement (`using`), and then gives up.
 * It needs only the imports, so it is handed no more than those: what is imported, exported on, loaded later, or named in a type.
 */
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => {
  const module = parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
  return { ...module, body: importedNamesIn(module).map((source) => asImport(source, module.span)) };
};

const SOURCE_OF = {
  ImportDeclaration: ({ source }) => source,
  ExportAllDeclaration: ({ source }) => source,
  ExportNamedDeclaration: ({ source }) => source,
  TsImportType: ({ argument }) => argument,
  TsExternalModuleReference: ({ expression }) => expression,
  CallExpression: ({ callee, arguments: given }) =>
    callee.type === 'Import' || callee.value === 'require' ? given[0]?.expression : null,
};

function importedNamesIn(node) {
  if (node === null || typeof node !== 'object') return [];
  const source = SOURCE_OF[node.type]?.(node);
  const own = source?.type === 'StringLiteral' ? [source] : [];
  return [...own, ...Object.values(node).flatMap(importedNamesIn)];
}

function asImport(source, span) {
  return { type: 'ImportDeclaration', span, specifiers: [], source, typeOnly: false };
}
