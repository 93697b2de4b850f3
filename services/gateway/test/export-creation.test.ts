import type { Note } from '@stitchbook/api-types';
import { MAX_CREATION_CHARACTERS } from '@stitchbook/contracts';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { creationAsker, makeCreation } from './support/creations.ts';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const WORDS = [
  '# To do & more',
  'Call **Bea *today***, ~~not~~ `x < y` [there](https://example.org/a?b=1&c=2).\nThen rest. [no](javascript:alert(1)) <b>really</b>',
  '- [ ] Buy milk\n- [x] Water\n- plain\n  1. first\n  2. second',
  '> Said *once*\n> and again',
  '```\nif (a < b) &amp;\n```',
  '| a | b |\n|---|---|\n| 1 | **2** |',
  '---',
  '3. three\n4. four',
  'שלום עולם 👩‍🚀 日本語',
].join('\n\n');

let gateway: TestGateway;
let ada: Person;
let note: Note;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
  note = (await ada.ask('POST', '/api/notes', { form: noteForm('Über: "alles" / 日本', 'We met there.') }))
    .body as Note;
});
afterAll(() => gateway.close());

async function ask(id: number, format: string, person = ada) {
  const response = await fetch(`${gateway.address}/api/creations/${id}/export?format=${format}`, {
    headers: { cookie: person.cookieHeader() },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** What a part of a document for Word holds. */
async function readPart(docx: Buffer, name: string): Promise<string> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(docx, { lazyEntries: true });
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => reject(new Error(`There is no ${name}.`)));
    zip.on('entry', (entry: yauzl.Entry) => {
      if (entry.fileName !== name) zip.readEntry();
      else zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(text(stream))));
    });
    zip.readEntry();
  });
}

/** The words of each paragraph, and the element itself. */
function paragraphsOf(xml: string) {
  return Array.from(xml.matchAll(/<w:p>.*?<\/w:p>|<w:p\/>/gs), ([element]) => ({
    element,
    words: Array.from(element.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>|<w:br\/>/g), ([, words]) => words ?? '\n').join(''),
  }));
}

describe('a creation is exported', () => {
  it('as Markdown, as it was written, under the name of its type and its note', async () => {
    const id = await makeCreation(gateway, ada, { noteId: note.id, type: 'podcast_script', content: `${WORDS}\n\n` });
    const { response, bytes } = await ask(id, 'md');
    expect(bytes.toString()).toBe(`${WORDS}\n`);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(
      'podcast script - Über alles 日本.md',
    );
  });

  it('as a text, without its marks', async () => {
    const id = await makeCreation(gateway, ada, { noteId: null, content: WORDS });
    const { response, bytes } = await ask(id, 'txt');
    expect(response.headers.get('content-disposition')).toMatch(/story - \d{4}-\d\d-\d\d\.txt/);
    expect(bytes.toString()).toBe(
      [
        'To do & more',
        'Call Bea today, not x < y there.\nThen rest. [no](javascript:alert(1)) <b>really</b>',
        '[ ] Buy milk\n[x] Water\n- plain\n  1. first\n  2. second',
        '> Said once\n> and again',
        'if (a < b) &amp;',
        'a\tb\n1\t2',
        '* * *',
        '3. three\n4. four',
        'שלום עולם 👩‍🚀 日本語\n',
      ].join('\n\n'),
    );
  });

  it('as a document for Word, which has its headings, lists, quotes and emphasis', async () => {
    const id = await makeCreation(gateway, ada, { noteId: note.id, content: WORDS });
    const { response, bytes } = await ask(id, 'docx');
    expect(response.headers.get('content-type')).toContain('wordprocessingml');
    const xml = await readPart(bytes, 'word/document.xml');
    const paragraphs = paragraphsOf(xml);
    const of = (words: string) => paragraphs.find((paragraph) => paragraph.words.includes(words))?.element ?? '';
    expect(of('To do &amp; more')).toContain('<w:pStyle w:val="Heading1"/>');
    expect(of('Call ')).toMatch(/<w:b\/>.*?<w:t[^>]*>Bea /);
    expect(of('Call ')).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*<w:i\/>(?:(?!<\/w:r>).)*today/);
    expect(of('Call ')).toContain('Courier New');
    expect(of('Call ')).toContain('<w:hyperlink ');
    expect(paragraphs.some(({ words }) => words.includes('[no](javascript:alert(1))'))).toBe(true);
    expect(of('Buy milk')).toContain('☐');
    expect(of('Water')).toContain('☒');
    for (const words of ['plain', 'first', 'second', 'three']) expect(of(words)).toContain('<w:numPr>');
    expect(of('first')).toContain('<w:ilvl w:val="1"/>');
    expect(of('Said ')).toContain('<w:left ');
    expect(of('שלום')).toContain('<w:bidi/>');
    expect(of('שלום')).toContain('👩‍🚀 日本語');
    expect(xml).toContain('<w:tbl>');
    const links = await readPart(bytes, 'word/_rels/document.xml.rels');
    expect(links).toContain('https://example.org/a?b=1&amp;c=2');
    expect(links).not.toContain('javascript');
    expect(await readPart(bytes, 'docProps/core.xml')).toContain('story - Über');
  });

  it('without the letters that no such document can hold', async () => {
    const id = await makeCreation(gateway, ada, { noteId: null, content: 'a\u0001\u000Bb\uFFFE' });
    const xml = await readPart((await ask(id, 'docx')).bytes, 'word/document.xml');
    expect(paragraphsOf(xml).map(({ words }) => words)).toEqual(['ab']);
  });

  it.each([
    ['the longest', 'Many words. '.repeat(MAX_CREATION_CHARACTERS / 12)],
    ['emphasis without end', '*a'.repeat(MAX_CREATION_CHARACTERS / 2)],
    ['quotes within quotes', '>'.repeat(MAX_CREATION_CHARACTERS)],
    ['brackets', '['.repeat(MAX_CREATION_CHARACTERS)],
    ['tasks', '- [ ] do\n'.repeat(MAX_CREATION_CHARACTERS / 9)],
    ['emphasised letters', '**a** '.repeat(MAX_CREATION_CHARACTERS / 6)],
  ])(
    'or said to be too long, but never held up by %s',
    async (_what, content) => {
      const id = await makeCreation(gateway, ada, { noteId: null, content });
      const waited = ask(id, 'docx');
      expect(await ada.get('/api/auth/user')).toMatchObject({ status: 200 });
      const { response, bytes } = await waited;
      if (response.status === 200) expect(await readPart(bytes, 'word/document.xml')).toContain('<w:p>');
      else expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'creation.too-long-to-set' });
    },
    60_000,
  );

  it('as Markdown alone when it is longer than that', async () => {
    const content = 'x'.repeat(MAX_CREATION_CHARACTERS + 1);
    const id = await makeCreation(gateway, ada, { noteId: null, content });
    for (const format of ['txt', 'docx']) expect((await ask(id, format)).response.status).toBe(422);
    expect((await ask(id, 'md')).bytes).toHaveLength(content.length + 1);
  });

  it('for whoever may read it, in a format that there is', async () => {
    const id = await makeCreation(gateway, ada, { noteId: null });
    const on = creationAsker(id);
    const grace = await gateway.join('Grace');
    for (const format of ['md', 'txt', 'docx']) {
      expect((await ask(id, format, gateway.visitor())).response.status).toBe(401);
      expect((await ask(id, format, grace)).response.status).toBe(404);
    }
    await on.share(ada, grace.id);
    for (const format of ['md', 'txt', 'docx']) expect((await ask(id, format, grace)).response.status).toBe(200);
    await on.unshare(ada, grace.id);
    expect((await ask(id, 'docx', grace)).response.status).toBe(404);
    for (const format of ['pdf', '', 'MD']) expect((await ask(id, format)).response.status).toBe(400);
  });
});
