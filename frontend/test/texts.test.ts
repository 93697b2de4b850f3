import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWords } from './find-words.ts';
import { findTextReads } from './find-text-reads.ts';

const SOURCES = join(import.meta.dirname, '../src');
/** For whoever reads a console, or what a key is called by a browser. */
const TECHNICAL = [
  'A part of the app could not be loaded.',
  'The import was cancelled.',
  'Unreachable',
  'Arrow',
  'Home',
  'End',
  'The audio could not be played',
  'The audio stopped',
  'Range',
  'Network response error',
  'Tags could not be suggested',
  'Recordings that wait could not be looked for',
  'The copy on this device could not be marked to be saved',
  'The copy on this device could not be changed',
  'Transcription failed',
  'The sound of this device was not given in time.',
  'A recording could not be read from this device',
  'A draft could not be deleted',
  'There is no RecorderProvider around this.',
  'The recording could not be finished',
  'The recording could not be started',
  'The last of the recording did not come',
];

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
const shown = (file: string) => findWords(read(file)).filter((words) => !TECHNICAL.includes(words));
const isNoCatalogue = (file: string) => !file.startsWith('texts/');

describe('what the web app says', () => {
  it('stands in the catalogue, and nowhere else', () => {
    const found = files.filter(isNoCatalogue).flatMap((file) => shown(file).map((words) => `${file}: ${words}`));
    expect(found).toEqual([]);
  });

  it('is read when it is shown, not while a module is loaded', () => {
    const early = files.flatMap((file) => findTextReads(read(file)).early.map((name) => `${file}: ${name}`));
    expect(early).toEqual([]);
  });

  it('is all said somewhere', async () => {
    const used = new Set(files.flatMap((file) => findTextReads(read(file)).keys));
    const unused = [];
    for (const file of files.filter((name) => name.startsWith('texts/en/'))) {
      const [[name, texts] = ['', {}]] = Object.entries((await import(join(SOURCES, file))) as Record<string, object>);
      unused.push(
        ...Object.keys(texts)
          .map((key) => `${name}.${key}`)
          .filter((key) => !used.has(key)),
      );
    }
    expect(unused).toEqual([]);
  });
});

describe('the search for words', () => {
  it.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p>{isBusy ? "wait" : null}</p>', 'wait'],
    ['<Button aria-label="close" />', 'close'],
    ['<Button aria-label={isOpen ? `close ${name}` : label} />', 'close …'],
    ['<Field placeholder="what is it" />', 'what is it'],
    ['toast({ title: "Error" })', 'Error'],
    ['toast({ description: `failed: ${reason}` })', 'failed: …'],
    ['<p>{`${isBusy ? "wait" : null}`}</p>', 'wait'],
    ['const LABELS = ["Privacy"]', 'Privacy'],
    ['throw new Error("The answer could not be read.")', 'The answer could not be read.'],
  ])('finds them in %s', (source, words) => {
    expect(findWords(source)).toEqual([words]);
  });

  it.each([
    '<p className="mt-2 flex">{texts.hello}</p>',
    '<title>{`${texts.notes} · Stitchbook`}</title>',
    '<a href="/api/login" role="button">…</a>',
    'const find = (event: { key: "Some Key" }) => event.key === "Escape"',
    'fetch(path, { headers: { "Content-Type": "application/json" } })',
    'import { Play } from "Some where.ts"',
  ])('takes none for words in %s', (source) => {
    expect(findWords(source)).toEqual([]);
  });
});
