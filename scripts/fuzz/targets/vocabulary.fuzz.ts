import { applyVocabulary, followSubstitutions } from '../../../libs/text/src/vocabulary/index.ts';
import { asText, defineTarget, mustHold } from '../define-target.ts';

/** The first line has the terms, the others are what was heard. */
export const target = defineTarget({
  covers: ['libs/text/src/vocabulary'],
  dictionary: [
    'Norland',
    'Norlan ',
    'nor land',
    "Dashwud's",
    'Stitch-book',
    '. ',
    '\n',
    'Żaneta',
    'e\u0301',
    '’s',
    'and a',
  ],
  async run(input) {
    const [first = '', ...lines] = asText(input).split('\n');
    const terms = first.split(',').map((term) => term.trim().slice(0, 60));
    const heard = lines.map((text, index) => ({ text, startSeconds: index, endSeconds: index + 1 }));
    const { text, segments, substitutions } = await applyVocabulary(heard, terms);
    mustHold(text === segments.map((segment) => segment.text).join(' '), 'The text is not that of the segments.');
    let putBack = text;
    for (const { term, heard: was, at } of substitutions.toReversed()) {
      mustHold(terms.includes(term) && putBack.startsWith(term, at), 'A term does not stand where it is said to.');
      putBack = putBack.slice(0, at) + was + putBack.slice(at + term.length);
    }
    mustHold(putBack === lines.join(' '), 'What was heard cannot be put back.');
    for (const { term, at } of followSubstitutions(substitutions, text, `Well, ${text}`))
      mustHold(`Well, ${text}`.startsWith(term, at), 'A term is lost by a correction before it.');
  },
});
