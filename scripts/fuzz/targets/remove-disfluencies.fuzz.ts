import {
  restoreCaseAndPunctuation,
  hasContent,
  removeDisfluencies,
} from '../../../libs/text/src/built-in/creations/remove-disfluencies.ts';
import { asText, defineTarget, mustHold } from '../define-target.ts';

export const target = defineTarget({
  covers: ['libs/text/src'],
  dictionary: [
    'um, ',
    'uh',
    'you know, ',
    'I mean',
    'yes, ',
    'so yeah',
    ' and ',
    '...',
    '…',
    ' — ',
    '\ue000',
    'had had ',
    'where was i',
  ],
  run(input) {
    const text = asText(input);
    const fluent = removeDisfluencies(text);
    mustHold(fluent.length <= text.length * 2 + 16, 'Removing disfluencies makes the text longer.');
    mustHold(fluent === fluent.trim(), 'The text begins or ends with white space.');
    hasContent(fluent);
    const sentence = restoreCaseAndPunctuation(fluent);
    mustHold(sentence === '' || /[.!?。！？]["')]*$/u.test(sentence), 'A sentence has no mark at its end.');
  },
});
