import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { readMarkdown } from '../src/creation-formats/markdown-blocks.ts';
import { writePlainText } from '../src/creation-formats/plain-text.ts';
import { writeWordDocument } from '../src/creation-formats/word-document.ts';

/** A part of the document for Word that these words become. */
async function inWord(content: string, part: string): Promise<string> {
  const document = Buffer.from(await writeWordDocument('Title', readMarkdown(content)));
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(document, { lazyEntries: true });
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => reject(new Error(`There is no ${part}.`)));
    zip.on('entry', (entry: yauzl.Entry) => {
      if (entry.fileName !== part) zip.readEntry();
      else zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(text(stream))));
    });
    zip.readEntry();
  });
}

const wordsOf = (xml: string) =>
  Array.from(xml.matchAll(/<w:p>.*?<\/w:p>/gs), ([paragraph]) =>
    Array.from(paragraph.matchAll(/<w:t[^>]*>([^<]*)</g), ([, words]) => words).join(''),
  );

/** The number that each paragraph of a list begins to count from. */
async function startsOf(content: string): Promise<string[]> {
  const [words, lists] = [await inWord(content, 'word/document.xml'), await inWord(content, 'word/numbering.xml')];
  return Array.from(words.matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"\/>/g), ([, level, id]) => {
    const [, list = ''] = lists.split(`<w:num w:numId="${id}"`);
    return list.split(`<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="`)[1]?.split('"')[0] ?? '';
  });
}

describe('a creation as a file has every word', () => {
  it.each([
    [
      'of the paragraphs of an item',
      '- [ ] One\n\n  Two & more\n\n  Three\n- Four',
      '[ ] One|  Two & more|  Three|- Four',
    ],
    [
      'of its footnotes',
      'One[^1], two[^b].\n\n[^1]: A note & more\n[^b]: B\n\nEnd',
      'One[1], two[b].|End|1: A note & more|b: B',
    ],
    ['of what stands between rules at its beginning', '---\nTo: Bea\n---\n\nHello', '---\nTo: Bea\n---|Hello'],
  ])('%s', async (_what, content, said) => {
    expect(writePlainText(readMarkdown(content)).trimEnd().split('\n\n')).toEqual(said.split('|'));
    const inDocument = wordsOf(await inWord(content, 'word/document.xml')).join(' ');
    for (const words of said.split(/[|\n]| {2}|\[ \] |- (?=F)/u))
      expect(inDocument).toContain(words.replaceAll('&', '&amp;'));
  });
});

describe('a document for Word', () => {
  it('numbers its lists from where they begin', async () => {
    expect(await startsOf('1. a\n\nThen\n\n2. b\n3. c\n\n   5. d\n\nThen\n\n99999. e')).toEqual([
      '1',
      '2',
      '2',
      '5',
      '32767',
    ]);
  });

  it('leads to no address that is none, of which Word would call it damaged', async () => {
    const content = '[a](<http://x y.z/>) [b](http://[) [c](https://) [d](https://x.y/ä"b)';
    expect(wordsOf(await inWord(content, 'word/document.xml'))).toEqual([
      '[a](http://x y.z/) [b](http://[) [c](https://) d',
    ]);
    const links = await inWord(content, 'word/_rels/document.xml.rels');
    expect(links.match(/(?<=Target=")http[^"]*/g)).toEqual(['https://x.y/%C3%A4%22b']);
  });
});
