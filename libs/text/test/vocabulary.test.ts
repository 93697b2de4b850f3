import { fileURLToPath } from 'node:url';
import { MAX_SUBSTITUTIONS, type OwnTerm } from '@stitchbook/contracts';
import { readLabelledNotes } from '../evaluation/labelled-notes.ts';
import { applyVocabulary, followSubstitutions } from '../src/vocabulary/index.ts';

const OWN = ['Norland', 'Norland Park', 'Anna', 'Mark', 'Stitchbook', 'Dashwood', 'Stephen', 'Will', 'Grafana'];
/** As common as names are in English. */
const NAMES =
  'Adam Alan Alice Amanda Amy Andrea Andrew Angela Anna Anne Anthony Barbara Benjamin Brandon Brian Caroline Carl Catherine Charlotte Christine Christopher Daniel David Deborah Dennis Diane Donna Dorothy Edward Elizabeth Emily Emma Eric Ethan Frances Frank Gary George Gloria Grace Hannah Harold Heather Helen Henry Isabel Jack Jacob James Janet Jason Jeffrey Jennifer Jessica Joan John Jonathan Joseph Joyce Julia Justin Karen Keith Kevin Laura Lauren Linda Lisa Margaret Maria Mark Martha Mary Matthew Megan Melissa Michael Michelle Nancy Natalie Nathan Nicholas Nicole Olivia Pamela Patricia Patrick Paul Peter Philip Rachel Rebecca Richard Robert Rose Ryan Samantha Samuel Sandra'.split(
    ' ',
  );

const segmentOf = (text: string, startSeconds = 0) => ({ text, startSeconds, endSeconds: startSeconds + 1 });
const ownTerms = (terms: readonly string[]): OwnTerm[] => terms.map((term) => ({ term, heard: [] }));
const written = async (text: string, terms = ownTerms(OWN)) => (await applyVocabulary([segmentOf(text)], terms)).text;

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

describe('a person’s own words in a transcript', () => {
  it.each([
    ['We saw Norlan, and Dashwud’s house.', 'We saw Norland, and Dashwood’s house.'],
    ['to the nor land of old', 'to the Norland of old'],
    ['We walked to Norlan park today.', 'We walked to Norland Park today.'],
    ['Then use Stitch Book now.', 'Then use Stitchbook now.'],
    ['the stitch-book of today', 'the Stitchbook of today'],
    ['I asked Marc and Steven.', 'I asked Mark and Stephen.'],
    ['Norlan a week ago', 'Norland a week ago'],
    ['so anna came', 'so Anna came'],
  ])('are put in the place of what sounds like them: %s', async (heard, wanted) => {
    expect(await written(heard)).toBe(wanted);
  });

  it.each([
    'and Ann a nice day, and an apple',
    'I will mark it, and you will too.',
    'Ann and Ian came with Paula.',
    'Norland a week, and Norland’s garden.',
    'No land, Park Anne.',
    'The will of the people.',
    '',
  ])('leave alone what was meant as it is: %s', async (heard) => {
    expect(await written(heard)).toBe(heard);
  });

  it.each([
    ['Then Seer-sha came, and Seersha’s dog.', 'Then Saoirse came, and Saoirse’s dog.'],
    ['so seer sha came', 'so Saoirse came'],
    ['I met Hyun Fu there.', 'I met Niamh there.'],
    ['We know how to shiver, and Shiver came.', 'We know how to shiver, and Siobhan came.'],
  ])('are put in for what is known to be heard for them, however it sounds: %s', async (heard, wanted) => {
    const learnt = [
      { term: 'Saoirse', heard: ['Seer-sha'] },
      { term: 'Niamh', heard: ['Neve', 'Hyun Fu'] },
      { term: 'Siobhan', heard: ['Shiver'] },
    ];
    expect(await written(heard, learnt)).toBe(wanted);
  });

  it('take no ordinary word of 17,000 for one of a hundred names, and nine other names in 12,000', async () => {
    const folders = ['notes', 'long-notes'].map((folder) =>
      fileURLToPath(new URL(`../evaluation/${folder}`, import.meta.url)),
    );
    const segments = folders
      .flatMap((folder) => readLabelledNotes(folder))
      .map(({ transcript }) => segmentOf(transcript));
    const { substitutions } = await applyVocabulary(segments, ownTerms(NAMES));
    const ordinary = substitutions.filter(({ heard }) => heard === heard.toLowerCase());
    console.log(substitutions.map(({ heard, term }) => `${heard} > ${term}`).join(', '));
    expect(ordinary).toEqual([]);
    const words = segments.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
    expect(words).toBeGreaterThan(15_000);
    expect(substitutions.length / words).toBeLessThanOrEqual(9 / 12_000);
  });

  it('say what was heard, and where the word stands in all of the text', async () => {
    const { text, segments, substitutions } = await applyVocabulary(
      [segmentOf('To Norlan we go.', 1), segmentOf('Ask Marc at Norlan park.', 5)],
      ownTerms(OWN),
    );
    expect(text).toBe('To Norland we go. Ask Mark at Norland Park.');
    expect(segments).toEqual([segmentOf('To Norland we go.', 1), segmentOf('Ask Mark at Norland Park.', 5)]);
    expect(substitutions.map(({ heard, term }) => [heard, term])).toEqual([
      ['Norlan', 'Norland'],
      ['Marc', 'Mark'],
      ['Norlan park', 'Norland Park'],
    ]);
    for (const { term, at } of substitutions) expect(text.slice(at, at + term.length)).toBe(term);
  });

  it('are put in so often that each can be shown, and no further', async () => {
    const { text, substitutions } = await applyVocabulary([segmentOf('Norlan is here. '.repeat(300))], ownTerms(OWN));
    expect(substitutions).toHaveLength(MAX_SUBSTITUTIONS);
    expect(text.match(/Norland/g)).toHaveLength(MAX_SUBSTITUTIONS);
  });

  it('take no longer than the transcript is, whoever says what, and let others work meanwhile', async () => {
    const letters = 'bcdfghjklmnpqrst';
    const alike = Array.from(
      { length: 500 },
      (_, i) => `Norl${'aeiou'[i % 5]}nd${letters[i % 16]}${letters[(i >> 4) % 16]}`,
    );
    const hostile = [
      Array.from({ length: 30_000 }, (_, i) => `Norl${letters[i % 16]}and${i}`).join(' '),
      'a'.repeat(250_000),
      'n '.repeat(75_000),
    ];
    // In processor time: what else the machine does is not what holds others up here.
    let longest = 0;
    let before = processorMs();
    const watch = setInterval(() => {
      longest = Math.max(longest, processorMs() - before);
      before = processorMs();
    }, 1);
    await applyVocabulary([segmentOf('once')], ownTerms(alike));
    await applyVocabulary(
      hostile.map((text) => segmentOf(text)),
      ownTerms(alike),
    );
    clearInterval(watch);
    expect(longest).toBeLessThan(150);
  }, 60_000);

  it('stop when nobody waits any more', async () => {
    const stopped = applyVocabulary(
      [segmentOf('Norlan '.repeat(100_000))],
      ownTerms(OWN),
      AbortSignal.abort(new Error('enough')),
    );
    await expect(stopped).rejects.toThrow('enough');
  });
});

describe('where they stand after a correction', () => {
  const before = 'To Norland we go. Ask Mark at Norland Park.';
  const put = [
    { term: 'Norland', heard: 'Norlan', at: 3 },
    { term: 'Mark', heard: 'Marc', at: 22 },
    { term: 'Norland Park', heard: 'Norlan park', at: 30 },
  ];
  const left = (after: string) =>
    followSubstitutions(put, before, after).map(({ term, at }) => [term, after.slice(at, at + term.length)]);

  it('is known of those that nobody changed', () => {
    expect(left(before)).toHaveLength(3);
    expect(left('Well then, to Norland we will go. Ask Mark at Norland Park.')).toEqual([
      ['Norland', 'Norland'],
      ['Mark', 'Mark'],
      ['Norland Park', 'Norland Park'],
    ]);
  });

  it('is told no more of what was put back, or rewritten', () => {
    expect(left('To Norlan we go. Ask Mark at Norland Park.').map(([term]) => term)).toEqual(['Mark', 'Norland Park']);
    expect(left('To Norland we go. Ask Mark at Norland House.').map(([term]) => term)).toEqual(['Norland', 'Mark']);
    expect(left('')).toEqual([]);
  });
});
