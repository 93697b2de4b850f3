import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../src');
const SIZES = ['sm', 'base', 'lg', 'xl', '2xl', 'display'];
/** Sizes that Tailwind would have by itself, and those that are written out. */
const SIZE_CLASS =
  /(?<![\w-])text-(xs|sm|base|lg|\d?xl|display|\[[\d.]+[a-z]+\]|\[(?:clamp|calc|min|max)\([^\]]*\])(?![\w-])/g;

const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8');

describe('the sizes of texts', () => {
  it('are the six of the scale', () => {
    const named = [...read('design/index.css').matchAll(/--text-(\w+):/g)].map(([, name]) => name);
    expect(named).toEqual(SIZES);
  });

  it('are used by their names, and none beside them', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const used = files.flatMap((file) => [...read(file).matchAll(SIZE_CLASS)].map(([, size]) => size));
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((size) => !SIZES.includes(size ?? ''))).toEqual([]);
  });
});
