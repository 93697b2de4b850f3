import type { Note } from '@stitchbook/api-types';
import { formOf } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
});
afterAll(() => gateway.close());

const save = async (title: string, transcript = '', person = ada) =>
  (await person.ask('POST', '/api/notes', { form: formOf({ title, transcript }) })).body as Note;
const tag = ({ id }: Note, ...tags: string[]) => ada.ask('POST', `/api/notes/${id}/update-tags`, { json: { tags } });
const say = ({ id }: Note, content: string, person = ada) =>
  person.ask('POST', `/api/notes/${id}/comments`, { json: { content } });
const share = ({ id }: Note, person: Person) =>
  ada.ask('POST', `/api/notes/${id}/share`, { json: { sharedWithUserId: person.id, permission: 'comment' } });
const find = async (q: string, person = ada, rest = '') => {
  const { status, body } = await person.get(`/api/notes?q=${encodeURIComponent(q)}${rest}`);
  expect(status).toBe(200);
  return (body as Note[]).map(({ title }) => title);
};

/** The titles of every page, in their order. */
async function readPages(first: string): Promise<string[]> {
  const seen: string[] = [];
  for (let path: string | null = first; path;) {
    const { headers, body } = await ada.get(path);
    seen.push(...(body as Note[]).map(({ title }) => title));
    path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null;
  }
  return seen;
}

describe('searching', () => {
  it('should require authentication', async () => {
    expect(await gateway.visitor().get('/api/notes?q=garden')).toMatchObject({ status: 401 });
  });

  it('finds all of the words in any order, wherever in the note they are', async () => {
    const note = await save('Sunday', 'We walked through the garden with dad.');
    await save('Monday', 'The garden was empty.');
    await tag(note, 'family');
    await say(note, 'What a wonderful afternoon!');
    for (const q of [
      'garden dad',
      'dad garden',
      'sunday GARDEN',
      'dad family',
      'wonderful walked',
      'the dad of garden',
    ])
      expect([q, await find(q)]).toEqual([q, ['Sunday']]);
    expect(await find('garden train')).toEqual([]);
  });

  it.each([
    ['running', 'I went for a run with the dog and it was good.'],
    ['run', 'She was running to the station with the others.'],
    ['stories', 'This is the story of a house.'],
    ['Garten', 'Wir waren in den Gärten und das ist nicht weit von der Stadt.'],
    ['häuser', 'Das Haus ist alt und der Hof ist klein.'],
    ['reunions', 'La réunion de lundi est longue et je pense que les gens sont fatigués.'],
    ['parler', 'Nous avons parlé de la maison et des enfants dans le jardin.'],
  ])('finds %s inflected, in the language of the note', async (q, transcript) => {
    await save('Found', transcript);
    await save('Another', 'Nothing of the kind was said.');
    expect(await find(q)).toEqual(['Found']);
  });

  it('finds letters with accents by those without, and beginnings of words', async () => {
    await save('Été à Genève', 'Un café près du lac.');
    for (const q of ['ete', 'cafe', 'gene', 'été', 'caf', 'lac gen']) expect(await find(q)).toEqual(['Été à Genève']);
    expect(await find('lác')).toEqual(['Été à Genève']);
    expect(await find('lá')).toEqual([]);
  });

  it.each(['graden', 'gardn', 'garrden', 'gxrden', 'wednesdya'])('finds what %s was meant to be', async (q) => {
    await save('Meant', 'In the garden on Wednesday.');
    await save('Another', 'Something else.');
    expect(await find(q)).toEqual(['Meant']);
    expect(await find(q, ada, '&sort=oldest')).toEqual(['Meant']);
  });

  it('finds a word with one letter mistyped at any place, also beside words that begin alike', async () => {
    await save('Mill', 'The weathervanes creaked.');
    await save('Farm', 'We talked about the weather, and weathering.');
    await save('Sea', 'Сегодня шторм и волнорезы.');
    for (const [word, letter, title] of [
      ['weathervanes', 'q', 'Mill'],
      ['волнорезы', 'щ', 'Sea'],
    ] as const) {
      for (let at = 0; at < word.length; at += 1) {
        const [before, after] = [word.slice(0, at), word.slice(at)];
        const typos = [before + letter + after, before + letter + after.slice(1), before + after.slice(1)];
        if (after.length > 1) typos.push(`${before}${after[1]}${after[0]}${after.slice(2)}`);
        for (const typo of typos) expect([typo, await find(typo)]).toEqual([typo, [title]]);
      }
    }
  }, 60_000);

  it('takes no word for mistyped that is there as it is', async () => {
    await save('A book', 'Read it.');
    await save('A cook', 'Ate it.');
    expect(await find('book')).toEqual(['A book']);
    expect(await find('boot')).toEqual(expect.arrayContaining(['A book']));
  });

  it('finds any part of a title or transcript too, after what has the words', async () => {
    await save('Gardening');
    await save('The arden', 'It stands alone.');
    expect(await find('arden')).toEqual(['The arden', 'Gardening']);
    expect(await find('deni')).toEqual(['Gardening']);
    expect(await find('100%')).toEqual([]);
  });

  it('puts titles before tags, tags before transcripts and those before comments', async () => {
    const spoken = await save('Spoken', 'About the harbour and the sea.');
    const titled = await save('Harbour');
    const tagged = await save('Tagged');
    const discussed = await save('Discussed');
    await tag(tagged, 'harbour');
    await say(discussed, 'Was that the harbour?');
    expect(await find('harbour')).toEqual(['Harbour', 'Tagged', 'Spoken', 'Discussed']);
    expect(await find('harbour', ada, '&sort=oldest')).toEqual(['Spoken', 'Harbour', 'Tagged', 'Discussed']);
    expect([spoken.id, titled.id]).toEqual([spoken.id, spoken.id + 1]);
  });

  it('shows each note once, page by page, in either order', async () => {
    const titles: string[] = [];
    for (let number = 0; number < 7; number += 1)
      titles.push((await save(`Walk ${number}`, 'Walking. '.repeat(number))).title);
    titles.push((await save('Sleepwalk')).title);
    for (const sort of ['', '&sort=newest', '&sort=title']) {
      const seen = await readPages(`/api/notes?q=walk&limit=3${sort}`);
      expect(seen.toSorted()).toEqual(titles.toSorted());
      if (sort === '') expect(seen.at(-1)).toBe('Sleepwalk');
    }
  });

  it('shows each note once where more are found than are ranked, though all were made in one moment', async () => {
    await gateway.database.dataSource.query(
      `insert into notes (owner_id, title, transcript, duration)
       select $1, 'Walk ' || number, '', 1 from generate_series(1, 320) number`,
      [ada.id],
    );
    const seen = await readPages('/api/notes?q=walk&limit=90');
    expect([seen.length, new Set(seen).size]).toEqual([320, 320]);
  });

  it('goes on from a cursor of the version before, which knew the moment alone', async () => {
    for (let number = 0; number < 3; number += 1) await save(`Walk ${number}`);
    const { headers } = await ada.get('/api/notes?q=walk&limit=1');
    const path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    const cursor = new URL(path, 'http://localhost').searchParams.get('cursor') ?? '';
    const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const former = Buffer.from(JSON.stringify(parts.slice(0, 6))).toString('base64url');
    const { body } = await ada.get(path.replace(cursor, former).replace('limit=1', 'limit=9'));
    expect(body).toHaveLength(2);
    const forged = Buffer.from(JSON.stringify([...parts.slice(0, 6), 'x'])).toString('base64url');
    expect(await ada.get(path.replace(cursor, forged))).toMatchObject({ status: 400 });
  });

  it('follows what becomes of a note', async () => {
    const note = await save('Before', 'Old words.');
    await tag(note, 'first');
    const { body } = await say(note, 'A comment about zebras.');
    expect(await find('zebra')).toEqual(['Before']);
    await ada.ask('DELETE', `/api/comments/${(body as { id: number }).id}`);
    expect(await find('zebra')).toEqual([]);
    await tag(note, 'second');
    expect([await find('first'), await find('second')]).toEqual([[], ['Before']]);
    await ada.ask('POST', `/api/notes/${note.id}/update-transcript`, { json: { transcript: 'Other words.' } });
    await ada.ask('POST', `/api/notes/${note.id}/update-title`, { json: { title: 'After' } });
    expect([await find('old'), await find('other'), await find('before')]).toEqual([[], ['After'], []]);
    const [theme] = (await ada.get('/api/themes')).body as { id: number; name: string }[];
    const { id } =
      ((await ada.get('/api/themes')).body as { id: number; name: string }[]).find(({ name }) => name === 'second') ??
      theme!;
    await ada.ask('PATCH', `/api/themes/${id}`, { json: { name: 'third' } });
    expect([await find('second'), await find('third')]).toEqual([[], ['After']]);
    await ada.ask('DELETE', `/api/notes/${note.id}`);
    expect(await find('after')).toEqual([]);
    await ada.ask('POST', `/api/notes/${note.id}/restore`);
    expect(await find('after third')).toEqual(['After']);
  });

  it('finds for others only what is shared with them, while it is', async () => {
    const note = await save('Ours', 'About the lighthouse.');
    await say(note, 'A question about seagulls.');
    const searches = ['lighthouse', 'seagull', 'lihgthouse', 'ighthous'];
    for (const q of searches) expect(await find(q, grace)).toEqual([]);
    await share(note, grace);
    for (const q of searches) expect(await find(q, grace)).toEqual(['Ours']);
    await ada.ask('DELETE', `/api/notes/${note.id}/shares/${grace.id}`);
    for (const q of searches) for (const sort of ['', '&sort=newest']) expect(await find(q, grace, sort)).toEqual([]);
    expect(await find('lighthouse')).toEqual(['Ours']);
  });

  it('saves and finds texts of any size and kind', async () => {
    const words = Array.from({ length: 60_000 }, (_, index) => `w${index.toString(36)}`).join(' ');
    await save('Long', `${'é'.repeat(5_000)} ${words} <a href="x">&amp; 1e999 \\ ' : * | & ! (`);
    expect(await find('w10')).toEqual(['Long']);
    expect(await find(`it's "quoted" \\ : * | & ! (`)).toEqual([]);
  });
});
