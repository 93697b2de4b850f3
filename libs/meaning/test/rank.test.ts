import { isLikelyAnswer, readAnswerKind, scoreNote, scoreSentence, weighWords } from '@stitchbook/meaning';

describe('what a question asks for', () => {
  it.each([
    ['When does the lease end?', 'time'],
    ['what time is the train', 'time'],
    ['How much was the boiler?', 'amount'],
    ['who brings the dessert?', 'person'],
    ['Why was I angry with Tom?', 'reason'],
    ['where did we park', 'place'],
    ['What did the doctor say about my knee?', 'saying'],
    ['that idea about a library of tools', null],
    ['Whenever I call', null],
  ])('%s: %s', (question, kind) => expect(readAnswerKind(question)).toBe(kind));
});

describe('the weight of words', () => {
  it('is the more, the fewer notes have them, and all of them together one', () => {
    const [rare = 0, frequent = 0, unknown = 0] = weighWords(100, [1, 60, 0]);
    expect(rare).toBeGreaterThan(3 * frequent);
    expect(unknown).toBeGreaterThan(rare);
    expect(rare + frequent + unknown).toBeCloseTo(1);
  });

  it('is nothing where there are no words, and never negative', () => {
    expect(weighWords(5, [])).toEqual([]);
    expect(Math.min(...weighWords(3, [3, 9]))).toBeGreaterThanOrEqual(0);
  });
});

describe('ranking', () => {
  it('lets the meaning lead, and a shared word decide between notes of one subject', () => {
    const near = { passage: 0.5, sentence: 0.6, words: 0 };
    expect(scoreNote(near)).toBeGreaterThan(scoreNote({ passage: 0.2, sentence: 0.3, words: 0.5 }));
    expect(scoreNote({ ...near, words: 0.3 })).toBeGreaterThan(scoreNote({ ...near, passage: 0.55 }));
  });

  it('prefers a sentence that says the kind of thing that was asked for', () => {
    const fit = { cosine: 0.5, note: 1 };
    const when = scoreSentence({ ...fit, text: 'The lease ends on the third of May, she told me.' }, 'time');
    expect(when).toBeGreaterThan(
      scoreSentence({ ...fit, text: 'The lease is what she talked about all the way.' }, 'time'),
    );
  });

  it('takes no note for an answer of which one sentence alone sounds like the question', () => {
    expect(isLikelyAnswer({ passage: 0.6, sentence: 0.65 })).toBe(true);
    expect(isLikelyAnswer({ passage: 0.4, sentence: 0.7 })).toBe(false);
    expect(isLikelyAnswer({ passage: 0.4, sentence: 0.85 })).toBe(true);
  });
});
