import { applyVocabulary, findCorrectedTerms, followSubstitutions } from '../../../libs/text/src/vocabulary/index.ts';
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
    const own = terms.map((term, index) => ({ term, heard: terms.slice(index + 1, index + 2) }));
    const heard = lines.map((text, index) => ({ text, startSeconds: index, endSeconds: index + 1 }));
    const { text, segments, substitutions } = await applyVocabulary(heard, own);
    mustHold(text === segments.map((segment) => segment.text).join(' '), 'The text is not that of the segments.');
    let putBack = text;
    for (const { term, heard: was, at } of substitutions.toReversed()) {
      mustHold(terms.includes(term) && putBack.startsWith(term, at), 'A term does not stand where it is said to.');
      putBack = putBack.slice(0, at) + was + putBack.slice(at + term.length);
    }
    mustHold(putBack === lines.join(' '), 'What was heard cannot be put back.');
    for (const { term, at } of followSubstitutions(substitutions, text, `Well, ${text}`))
      mustHold(`Well, ${text}`.startsWith(term, at), 'A term is lost by a correction before it.');

    const transcript = lines[0] ?? '';
    const after = lines.slice(1).join(' ');
    const corrected = { heard: { transcript, substitutions: [] }, before: transcript, after, terms: own };
    for (const found of await findCorrectedTerms(corrected)) {
      const word = found.heard.split(' ')[0] ?? '';
      mustHold(transcript.startsWith(word, found.at), 'What was heard does not stand where it is said to.');
      mustHold(found.heard !== found.written, 'A word that was not changed counts as a correction.');
    }
    mustHold((await findCorrectedTerms({ ...corrected, after: transcript })).length === 0, 'Nothing was corrected.');
  },
});
