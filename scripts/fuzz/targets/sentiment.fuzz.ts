import { QUOTE_MAX_CHARACTERS, SENTIMENTS } from '../../../libs/contracts/src/index.ts';
import { classifySentiment } from '../../../libs/text/src/built-in/sentiment/classify-sentiment.ts';
import { findMoodSentence } from '../../../libs/text/src/built-in/sentiment/find-mood-sentence.ts';
import { scoreSentence } from '../../../libs/text/src/built-in/sentiment/score-sentence.ts';
import { asText, defineTarget, mustHold } from '../define-target.ts';

export const target = defineTarget({
  covers: ['libs/text/src/built-in/sentiment'],
  dictionary: [
    'not ',
    'very ',
    'happy ',
    'terrible ',
    'over the moon ',
    'but ',
    'never been so ',
    "isn't ",
    'what a day',
    '!',
    '?',
    'good sign',
    'constructor',
    '__proto__',
  ],
  async run(input) {
    const sentences = asText(input).split('\n');
    for (const sentence of sentences) {
      const weights = Object.values(scoreSentence(sentence));
      mustHold(
        weights.every((weight) => Number.isFinite(weight) && weight >= 0),
        'A weight is no number from 0 on.',
      );
    }
    const mood = await classifySentiment(sentences);
    mustHold(SENTIMENTS.includes(mood), 'A mood has no name.');
    const rest = await findMoodSentence(sentences, mood);
    mustHold(
      rest === null || (rest.length <= QUOTE_MAX_CHARACTERS && sentences.some((sentence) => sentence.includes(rest))),
      'A mood rests on what nobody said.',
    );
  },
});
