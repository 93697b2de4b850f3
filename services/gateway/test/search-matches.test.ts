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
const say = (id: number, content: string) => ada.ask('POST', `/api/notes/${id}/comments`, { json: { content } });
const find = async (q: string, person = ada, rest = '') =>
  (await person.get(`/api/notes?q=${encodeURIComponent(q)}${rest}`)).body as Note[];
/** Each match as `field: text` with what is marked in brackets. */
const show = (note: Note | undefined) =>
  note?.matches?.map(({ field, text, ranges }) => {
    const marked = ranges
      .toReversed()
      .reduce((all, [from = 0, to = 0]) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`, text);
    return `${field}: ${marked}`;
  });

describe('what was found in a note', () => {
  it('is shown wherever it is, with the words marked', async () => {
    const { id } = await save('The garden', 'We walked through the Gardens of the old town with dad.');
    await ada.ask('POST', `/api/notes/${id}/update-tags`, { json: { tags: ['garden', 'family'] } });
    await say(id, 'What a gardener he is!');
    const [note] = await find('garden dad');
    expect(show(note)).toEqual([
      'title: The [garden]',
      'tag: [garden]',
      'transcript: We walked through the [Gardens] of the old town with [dad].',
      'comment: What a [gardener] he is!',
    ]);
    expect(note?.matchedWords).toEqual(['garden', 'gardens', 'dad', 'gardener']);
    expect(note?.matches?.at(-1)?.commentId).toEqual(expect.any(Number));
  });

  it.each([
    ['stories', 'That is the story of the house.', 'That is the [story] of the house.'],
    ['grten', 'Wir sind in den Gärten und das ist schön.', 'Wir sind in den [Gärten] und das ist schön.'],
    ['ete', 'Les vacances de l’ÉTÉ dans le sud.', 'Les vacances de l’[ÉTÉ] dans le sud.'],
    ['alked thr', 'They walked through it.', 'They w[alked thr]ough it.'],
    ['100%', 'İzmir 100% güzel.', 'İzmir [100%] güzel.'],
    ['😀 walk', 'A 😀 walk.', 'A [😀 walk].'],
    ['<b>', 'Plain <b>text</b> & more.', 'Plain [<b>]text</b> & more.'],
  ])('of %s is marked as the note has it', async (q, transcript, shown) => {
    await save('Spoken', transcript);
    const [note] = await find(q);
    expect(show(note)).toEqual([`transcript: ${shown}`]);
    expect((await find(q, ada, '&sort=newest'))[0]?.matches).toEqual(note?.matches);
  });

  it('is a few words of a long text, between whole words', async () => {
    const { id } = await save(
      'Long',
      `${'Many words before. '.repeat(5_000)}Then the lighthouse. ${'And after. '.repeat(500)}`,
    );
    await say(id, `${'Much was said. '.repeat(200)}About the lighthouse. ${'And more. '.repeat(50)}`);
    const [note] = await find('lighthouse');
    const [spoken, said] = note?.matches ?? [];
    for (const match of [spoken, said]) {
      expect(match?.text).toMatch(/^…\S.{100,225}\S…$/u);
      expect(match?.ranges.map(([from, to]) => match.text.slice(from, to))).toEqual(['lighthouse']);
    }
    expect(spoken?.text).toMatch(/ words before\. Then the lighthouse\. And after\. /u);
  });

  it('is told to nobody without a search, and to nobody else', async () => {
    const { id } = await save('Ours', 'About the lighthouse.');
    await say(id, 'A seagull.');
    const [listed] = (await ada.get('/api/notes')).body as Note[];
    expect(listed).not.toHaveProperty('matches');
    expect((await ada.get(`/api/notes/${id}`)).body).not.toHaveProperty('matches');
    expect(await find('seagull', grace)).toEqual([]);
    await ada.ask('POST', `/api/notes/${id}/share`, { json: { sharedWithUserId: grace.id } });
    expect(show((await find('seagull', grace))[0])).toEqual(['comment: A [seagull].']);
  });
});
