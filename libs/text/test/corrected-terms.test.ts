import type { OwnTerm, Substitution } from '@stitchbook/contracts';
import { findCorrectedTerms } from '../src/vocabulary/index.ts';
import { seeded } from './support/seeded.ts';

interface Said {
  before?: string;
  terms?: OwnTerm[];
  substitutions?: Substitution[];
}

const learn = (transcript: string, after: string, { before = transcript, terms = [], substitutions = [] }: Said = {}) =>
  findCorrectedTerms({ heard: { transcript, substitutions }, before, after, terms });
const pairs = async (...said: Parameters<typeof learn>) =>
  (await learn(...said)).map(({ heard, written }) => `${heard} > ${written}`);

describe('what a correction teaches', () => {
  it.each([
    ['Then Seer-sha came home.', 'Then Saoirse came home.', 'Seer-sha > Saoirse'],
    ['Then I met Neve at the lake.', 'Then I met Niamh at the lake.', 'Neve > Niamh'],
    ['Seer-sha came home.', 'Saoirse came home.', 'Seer-sha > Saoirse'],
    ['And Seer-sha.', 'And Saoirse.', 'Seer-sha > Saoirse'],
    ['We use Brafana, of course.', 'We use Grafana, of course.', 'Brafana > Grafana'],
    ['to the nor land of old', 'to the Norland of old', 'nor land > Norland'],
    ['We put it into super base today.', 'We put it into Supabase today.', 'super base > Supabase'],
    ['I asked Marc about it.', 'I asked Mark about it.', 'Marc > Mark'],
    ['Was it Kowalsky’s house?', 'Was it Kowalski’s house?', 'Kowalsky > Kowalski'],
    ['Ask “Janetta” for it.', 'Ask “Żaneta” for it.', 'Janetta > Żaneta'],
    ['We met Jon Dashwud there.', 'We met Jon Dashwood there.', 'Dashwud > Dashwood'],
    ['Ich habe mit Jurgen gesprochen.', 'Ich habe mit Jürgen gesprochen.', 'Jurgen > Jürgen'],
    ['Мы видели Алёнка вчера', 'Мы видели Алёнку вчера', 'Алёнка > Алёнку'],
  ])('is a name or term that was misheard: %s', async (heard, corrected, wanted) => {
    expect(await pairs(heard, corrected)).toEqual([wanted]);
    const [found] = await learn(heard, corrected);
    expect(found && heard.startsWith(found.heard, found.at)).toBe(true);
  });

  it.each([
    ['no ordinary word', 'We went to the see today.', 'We went to the sea today.'],
    ['nothing for an ordinary word, which is never taken for a name', 'I will mark it.', 'I will Marc it.'],
    ['no capitals', 'We saw norland and Anna.', 'We saw Norland and anna.'],
    ['no punctuation', 'We saw Norland and Stitch-book', '“We saw: Norland, and Stitchbook!”'],
    ['no name in the place of quite another', 'I asked Anna about it.', 'I asked Gloria about it.'],
    ['no other thing', 'We meet Tuesday at noon.', 'We meet Kubernetes at noon.'],
    ['no sentence that was written anew', 'So Brafana is up and well now.', 'Yes, it is Grafana that we have here.'],
    ['no word that was added', 'We saw and left.', 'We saw Norland and left.'],
    ['no word that was taken out', 'We saw Norland and left.', 'We saw and left.'],
    ['no first word of a sentence that any dictionary has', 'It broke. Wil came.', 'It broke. Will came.'],
    [
      'nothing of another language that is no name',
      'Wir gehen morgen nach hause, er kam',
      'Wir gehen morgen nach haus, er kam',
    ],
    ['no characters that it cannot keep', 'We saw Norlan.', `We saw Norl${'a\u0301'.repeat(300)}nd.`],
    ['nothing', '', 'Norland'],
  ])('is %s', async (_what, heard, corrected) => {
    expect(await pairs(heard, corrected)).toEqual([]);
  });

  it('is nothing that was corrected before', async () => {
    const heard = 'Brafana is near Norlan today.';
    const before = 'Grafana is near Norlan today.';
    expect(await pairs(heard, 'Grafana is near Norland today.', { before })).toEqual(['Norlan > Norland']);
    expect(await pairs(heard, 'Grafana is near Norlan now.', { before })).toEqual([]);
    expect(await pairs(heard, heard, { before })).toEqual([]);
  });

  it('is counted from what was heard, also where somebody wrote something else in between', async () => {
    const heard = 'Then Seer-sha came home.';
    expect(await pairs(heard, 'Then Saoirse came home.', { before: 'Then Sorsha came home.' })).toEqual([
      'Seer-sha > Saoirse',
    ]);
  });

  it('is nothing that is taken out again after it was put in by itself', async () => {
    const transcript = 'To Norland Park we go, and to Norland Park.';
    const terms = [{ term: 'Norland Park', heard: [] }];
    const substitutions = [{ term: 'Norland Park', heard: 'Norlan bark', at: 3 }];
    const after = 'To Norlan bark we go, and to Norland Park.';
    expect(await pairs(transcript, after, { terms, substitutions })).toEqual([]);
    expect(await pairs(after, transcript)).toEqual(['Norlan > Norland']);
  });

  it('is nothing that would be heard so already', async () => {
    const [heard, after] = ['Brafana is near the Hyun Fu.', 'Grafana is near the Niamh.'];
    expect(await pairs(heard, after, { terms: [{ term: 'Grafana', heard: [] }] })).toEqual([]);
    const again = ['Then Seer-sha came.', 'Then Saoirse came.'] as const;
    expect(await pairs(...again, { terms: [{ term: 'Saoirse', heard: ['Sersha'] }] })).toEqual(['Seer-sha > Saoirse']);
    expect(await pairs(...again, { terms: [{ term: 'Saoirse', heard: ['Seer-sha'] }] })).toEqual([]);
  });
});

const ORDINARY = 'so then we went to the old house and there was a long talk about it with all of them today'.split(
  ' ',
);
const MISHEARD = [
  ['Brafana', 'Grafana'],
  ['Seer-sha', 'Saoirse'],
  ['Kowalsky', 'Kowalski'],
  ['super base', 'Supabase'],
  ['Dashwud', 'Dashwood'],
] as const;

describe('what is made of any correction', () => {
  it.each(Array.from({ length: 200 }, (_, seed) => seed + 1))(
    'finds what was put right, and no more (seed %i)',
    async (seed) => {
      const below = seeded(seed);
      const pick = <T>(choices: readonly T[]) => choices[below(choices.length)] as T;
      const [heard, after, wanted]: [string[], string[], string[]] = [[], [], []];
      const length = 20 + below(200);
      let isNear = true;
      for (let word = 0; word < length; word += 1) {
        const ordinary = pick(ORDINARY);
        const mark = below(100) < 10 ? pick([',', '.', '?']) : '';
        if (!isNear && below(100) < 8) {
          const [said, wrote] = pick(MISHEARD);
          heard.push(said + mark);
          after.push(wrote + (below(100) < 50 ? mark : ''));
          wanted.push(`${said} > ${wrote}`);
          isNear = true;
        } else {
          heard.push(ordinary + mark);
          after.push(below(100) < 10 ? ordinary.toUpperCase() : ordinary);
          isNear = false;
        }
      }
      const [transcript, corrected] = [heard.join(' '), after.join(pick([' ', '  ', '\n']))];
      const found = await learn(transcript, corrected);
      expect(found.map(({ heard: said, written }) => `${said} > ${written}`)).toEqual(wanted);
      for (const { heard: said, at } of found) expect(transcript.startsWith(said, at)).toBe(true);
      expect(await pairs(transcript, transcript, { before: corrected })).toEqual([]);
      expect(await pairs(transcript, corrected, { before: corrected })).toEqual([]);
    },
  );

  it('is bounded, and takes no longer than the texts are', async () => {
    const letters = 'bcdfghjklmnpqrst';
    const name = (index: number) => `Norl${letters[index % 16]}${letters[(index >> 4) % 16]}and`;
    const names = Array.from({ length: 30_000 }, (_, index) => name(index)).join(' of the ');
    const few = `${Array.from({ length: 100 }, (_, index) => name(index)).join(' of the ')}${' or so'.repeat(20_000)}`;
    const hostile = [
      [names.slice(0, 299_000), names.replaceAll('land', 'lan').slice(0, 299_000)],
      [few, few.replaceAll('and ', 'ant ')],
      ['a'.repeat(299_000), 'b'.repeat(299_000)],
      ['a '.repeat(59_000), 'b '.repeat(59_000)],
      [`${'.'.repeat(140_000)}x`, `${'?'.repeat(140_000)}y`],
      ['e\u0301'.repeat(90_000), 'e\u0300'.repeat(90_000)],
      ['x'.repeat(4_000_000), 'y'.repeat(4_000_000)],
    ] as const;
    await learn('Brafana', 'Grafana');
    for (const [heard, after] of hostile) {
      const { user: before } = process.cpuUsage();
      expect((await learn(heard, after)).length).toBeLessThanOrEqual(50);
      expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(800);
    }
    expect(await learn(few, few.replaceAll('and ', 'ant '))).toHaveLength(50);
  }, 60_000);
});
