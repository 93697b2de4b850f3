import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../src');
const SIZES = ['sm', 'base', 'lg', 'xl', '2xl', 'display'];
/** Sizes that Tailwind would have by itself, and those that are written out. */
const SIZE_CLASS =
  /(?<![\w-])text-(xs|sm|base|lg|\d?xl|display|\[[\d.]+[a-z]+\]|\[(?:clamp|calc|min|max)\([^\]]*\])(?![\w-])/g;
/** Half of the window is the same from both sides. */
const PHYSICAL_CLASS =
  /(?<![\w-])-?(?:[mp][lr]|left|right|border-[lr]|rounded-[tb]?[lr])-(?!1\/2)(?:[\d[]|auto|none)|text-(?:left|right)(?![\w-])/g;

const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8');

function findClasses(pattern: RegExp): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) => [...read(file).matchAll(pattern)].map(([all, name]) => name ?? all));
}

describe('the sizes of texts', () => {
  it('are the six of the scale', () => {
    const named = [...read('design/index.css').matchAll(/--text-(\w+):/g)].map(([, name]) => name);
    expect(named).toEqual(SIZES);
  });

  it('are used by their names, and none beside them', () => {
    const used = findClasses(SIZE_CLASS);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((size) => !SIZES.includes(size))).toEqual([]);
  });
});

describe('sides', () => {
  it('are start and end, so that a language may be written from the right', () => {
    expect('ml-2 -right-8 text-left rounded-l-none'.match(PHYSICAL_CLASS)).toHaveLength(4);
    expect(findClasses(PHYSICAL_CLASS)).toEqual([]);
  });
});
