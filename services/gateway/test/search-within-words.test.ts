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

const save = async (title: string, transcript = '') =>
  (await ada.ask('POST', '/api/notes', { form: formOf({ title, transcript }) })).body as Note;
const find = async (q: string, person = ada, rest = '') => {
  const { status, body } = await person.get(`/api/notes?q=${encodeURIComponent(q)}${rest}`);
  expect(status).toBe(200);
  return (body as Note[]).map(({ title }) => title);
};

/** Page by page. */
async function findAll(q: string, limit: number): Promise<string[]> {
  const seen: string[] = [];
  for (let path: string | null = `/api/notes?q=${encodeURIComponent(q)}&limit=${limit}`; path;) {
    const { headers, body } = await ada.get(path);
    seen.push(...(body as Note[]).map(({ title }) => title));
    path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null;
  }
  return seen;
}

/** The same in every run. */
function startRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

describe('searching for words in a row, in the midst of words', () => {
  it.each([
    ['letters', 'x'.repeat(5_000)],
    ['signs of four bytes', '𒐫'.repeat(1_000)],
  ])('finds one endless word of %s as it is', async (_, word) => {
    await save('Endless', `Before ${word} and after`);
    expect(await find(word.slice(0, 4_000))).toEqual(['Endless']);
    expect(await find(word.slice(0, 4_000), grace)).toEqual([]);
  });

  it.each([
    ['ting breakf', 'We were eating breakfast.'],
    ['TING BREAKFAST', 'We were eating breakfast.'],
    ['lk with the old d', 'A walk with the old dog.'],
    ['walk with t', 'A sleepwalk with the dog.'],
    ['ächsten freit', 'Am nächsten Freitag.'],
    ['тро погод', 'Сегодня утро погода хорошая.'],
    ['do it again, n', 'He will redo it again, not now.'],
    ["k it's", "I think it's late."],
  ])('finds %s', async (q, transcript) => {
    await save('Another', transcript.split(' ').toReversed().join(' '));
    await save('Found', transcript);
    expect(await find(q)).toEqual(['Found']);
    expect(await find(q, ada, '&sort=oldest')).toEqual(['Found']);
  });

  it('finds whatever part of a note begins within a word', async () => {
    const random = startRandom(36);
    const pick = (from: readonly string[]) => from[random(from.length)] ?? '';
    const letters = ['a', 'e', 't', 'n', 'ü', 'É', 'ß', 'д', 'Я', 'ø', 'K'];
    const between = [
      ' ',
      ' ',
      ' ',
      ' ',
      ', ',
      '. ',
      ' - ',
      '/',
      "'",
      '’',
      ' 7',
      '9 ',
      '🙂',
      ' 🙂 ',
      '_',
      '\n',
      '@',
      '&',
      '<b>',
    ];
    const word = () => Array.from({ length: 2 + random(6) }, () => pick(letters)).join('');
    for (let number = 0; number < 20; number += 1) {
      const text = Array.from({ length: 40 }, () => word() + pick(between)).join('');
      await save(`Note ${number}`, text);
      const phrases = text.match(/[\p{L}]{2,}(?: \p{L}{2,})+/gu) ?? [];
      for (const phrase of phrases.slice(0, 3)) {
        const from = random(2);
        const cut = phrase.slice(from, phrase.length - random(2));
        expect([text, cut, await findAll(cut, 50)]).toEqual([text, cut, expect.arrayContaining([`Note ${number}`])]);
      }
    }
  });

  it('goes on where the page before has ended, and shows no note twice', async () => {
    for (let number = 0; number < 7; number += 1) await save(`Sleepwalk under trees ${number}`);
    await save('Walk under trees');
    const seen = await findAll('walk under', 3);
    expect(seen).toEqual([
      'Walk under trees',
      ...[6, 5, 4, 3, 2, 1, 0].map((number) => `Sleepwalk under trees ${number}`),
    ]);
  });

  it('finds those that have the tag, and those that are shared, alone', async () => {
    const [tagged, other] = [await save('Tagged', 'Eating breakfast.'), await save('Other', 'Eating breakfast.')];
    await ada.ask('POST', `/api/notes/${tagged.id}/update-tags`, { json: { tags: ['food'] } });
    expect(await find('ting breakfast', ada, '&tag=food')).toEqual(['Tagged']);
    expect(await find('ting breakfast', grace)).toEqual([]);
    await ada.ask('POST', `/api/notes/${other.id}/share`, {
      json: { sharedWithUserId: grace.id, permission: 'view' },
    });
    expect(await find('ting breakfast', grace)).toEqual(['Other']);
    expect(await find('ting breakfast', ada, '&shared=by-me')).toEqual(['Other']);
    await ada.ask('DELETE', `/api/notes/${other.id}/shares/${grace.id}`);
    expect(await find('ting breakfast', grace)).toEqual([]);
  });

  it.each([
    ['longer than the index has of it', 'something '.repeat(41_000)],
    [
      'with more different words than the index holds',
      Array.from({ length: 60_000 }, (_, at) => `w${at.toString(36)}`).join(' '),
    ],
  ])('reads a text %s', async (_, text) => {
    const note = await save('Long', `${text} eating breakfast`);
    expect(await find('ting breakfast')).toEqual(['Long']);
    expect(await find('ting supper')).toEqual([]);
    await ada.ask('POST', `/api/notes/${note.id}/comments`, { json: { content: 'How long?' } });
    expect(await find('ting breakfast')).toEqual(['Long']);
    await ada.ask('POST', `/api/notes/${note.id}/update-transcript`, { json: { transcript: 'Eating breakfast.' } });
    expect(await find('ting breakfast')).toEqual(['Long']);
  });
});
