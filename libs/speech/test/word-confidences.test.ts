import { wordConfidences } from '../src/segmentation/word-confidences.ts';

describe('how sure a word is of which two models wrote this', () => {
  it.each([
    ['He went home.', 'he went home', [100, 100, 100]],
    ['We bought six eggs', 'We bought sick eggs', [100, 100, 50, 100]],
    ['to claw the dentist', 'to call the dentist', [100, 25, 100, 100]],
    ['He went straight home', 'He went home', [100, 100, 0, 100]],
    ['He went home', 'He then went straight home', [100, 100, 100]],
    ['the old bindery became', 'the old became', [100, 100, 0, 100]],
    ['A waterproof paper', 'the water paper', [0, 50, 100]],
    ['Yes - well', 'yes well', [100, 0, 100]],
    ['Yes - well', 'yes, — well', [100, 100, 100]],
    ['Grüße aus Köln', 'grüße aus Bonn', [100, 100, 25]],
    ['Good dog', '', [0, 0]],
    ['', 'Good dog', []],
    ['', '', []],
  ])('%j and %j: %j', (text, other, confidences) => {
    expect(wordConfidences(text, other)).toEqual(confidences);
  });

  it('is found for every word of a segment as long as segments get', () => {
    const words = Array.from({ length: 160 }, (_, at) => `w${at}`);
    const other = words.filter((_, at) => at % 4 !== 1).join(' ');
    const confidences = wordConfidences(words.join(' '), other);
    expect(confidences).toHaveLength(160);
    expect(confidences.filter((confidence) => confidence === 100)).toHaveLength(120);
  });
});
