import { isValidElement, type ReactNode } from 'react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { german } from '../src/texts/de/index.ts';

const TEXTS = join(import.meta.dirname, '../src/texts');
/** What a text is filled with to be looked at. */
const GIVEN = ['⟦0⟧', '⟦1⟧', '⟦2⟧'];
/** Where there is one of something, its form may be another. */
const ONE = ['1', '1', '1'];
/** The same in both languages, for both have the word. */
const SAME = [
  'account.name',
  'account.languages.en',
  'account.languages.de',
  'account.export',
  'account.import',
  'filters.tags',
  'keyboard.tab',
  'note-list.tags',
  'note-list.moods.neutral',
  'note.audio',
  'note.formats.md',
  'player.player',
  'player.pause',
  'tags-page.title',
  'tags.threads.indigo',
  'tags.name',
];

type Leaf = { text: string; parameters: number };

/** Every text of an area by its path, filled with what stands in for figures and names. */
function leavesOf(value: unknown, path: string): Array<[string, Leaf]> {
  if (typeof value === 'string') return [[path, { text: value, parameters: 0 }]];
  if (typeof value === 'function') {
    const say = value as (...given: string[]) => ReactNode;
    const filled = [path, { text: textOf(say(...GIVEN)), parameters: say.length }] as [string, Leaf];
    return [filled, [`${path} of one`, { ...filled[1], text: textOf(say(...ONE)) }]];
  }
  return Object.entries(value as object).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map((each: ReactNode) => textOf(each)).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' ? node : '';
}

const placeholders = ({ text }: Leaf) => GIVEN.filter((given) => text.includes(given));
const areas = readdirSync(join(TEXTS, 'en')).map((file) => file.replace('.ts', ''));
const english = new Map<string, Leaf>();
for (const area of areas) {
  const [texts] = Object.values((await import(join(TEXTS, `en/${area}.ts`))) as Record<string, object>);
  for (const [path, leaf] of leavesOf(texts, area)) english.set(path, leaf);
}
const translated = new Map(Object.entries(german).flatMap(([area, texts]) => leavesOf(texts, area)));

describe('the German texts', () => {
  it('are there for every English one, and no others', () => {
    expect(areas.length).toBeGreaterThan(0);
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('are filled with what the English ones are filled with', () => {
    for (const [path, leaf] of english) {
      const other = translated.get(path);
      expect({ path, parameters: other?.parameters }).toEqual({ path, parameters: leaf.parameters });
      expect({ path, shown: other && placeholders(other) }).toEqual({ path, shown: placeholders(leaf) });
    }
  });

  it('are not left in English', () => {
    const isWord = (text: string) => /\p{L}/u.test(text.replaceAll(/⟦\d⟧/g, ''));
    const left = [...english].filter(([path, { text }]) => isWord(text) && translated.get(path)?.text === text);
    expect(left.map(([path]) => path)).toEqual(SAME);
  });
});
