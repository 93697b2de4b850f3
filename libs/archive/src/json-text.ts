import { splitText } from './text-chunks.ts';

/** A JSON file that people can read, too, chunk by chunk. */
export function* writeJson(value: unknown): Generator<string> {
  yield* writeValue(value);
  yield '\n';
}

/** What `JSON.stringify(value, null, 2)` writes, chunk by chunk; for plain objects, lists, words and numbers. */
function* writeValue(value: unknown, indent = ''): Generator<string> {
  if (typeof value === 'string') yield* writeWords(value);
  else if (Array.isArray(value)) yield* writeList(value, indent);
  else if (typeof value === 'object' && value !== null && !('toJSON' in value)) yield* writeObject(value, indent);
  else yield JSON.stringify(value);
}

function* writeWords(words: string): Generator<string> {
  yield '"';
  for (const chunk of splitText(words)) yield JSON.stringify(chunk).slice(1, -1);
  yield '"';
}

function* writeList(list: readonly unknown[], indent: string): Generator<string> {
  if (list.length === 0) yield '[';
  for (const [index, item] of list.entries()) {
    yield `${index === 0 ? '[' : ','}\n${indent}  `;
    yield* writeValue(item ?? null, `${indent}  `);
  }
  yield list.length === 0 ? ']' : `\n${indent}]`;
}

function* writeObject(object: object, indent: string): Generator<string> {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  if (entries.length === 0) yield '{';
  for (const [index, [key, value]] of entries.entries()) {
    yield `${index === 0 ? '{' : ','}\n${indent}  ${JSON.stringify(key)}: `;
    yield* writeValue(value, `${indent}  `);
  }
  yield entries.length === 0 ? '}' : `\n${indent}}`;
}
