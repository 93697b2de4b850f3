import 'reflect-metadata';
import { SENTIMENTS } from '../../../libs/contracts/src/index.ts';
import { readRetryAfterMs } from '../../../libs/http-client/src/index.ts';
import { LanguageError } from '../../../libs/text/src/language-error.ts';
import { StitchAnswer, SuggestionsAnswer, UnderstandingAnswer } from '../../../libs/text/src/model/answer-schemas.ts';
import { sanitizeCreation, sanitizeTags } from '../../../libs/text/src/model/sanitize-output.ts';
import { UnusableAnswer, parseAnswer } from '../../../libs/text/src/model/structured-output.ts';
import { asText, defineTarget, mayRefuse, mustHold } from '../define-target.ts';

export const target = defineTarget({
  covers: ['libs/text/src/model'],
  dictionary: [
    '{"sentiment": "positive", "themes": ["garden"]}',
    '{"suggestions": []}',
    '{"paragraphs": [{"heading": "", "text": "a", "sources": [{"note": 1, "quote": "a b"}]}]}',
    '"__proto__": ',
    '<think>',
    '</think>',
    '```json\n',
    '\n```',
    'very_negative',
    '#tag',
    '_',
  ],
  async run(input) {
    const text = asText(input);
    const understood = await mayRefuse([UnusableAnswer], () => parseAnswer(text, UnderstandingAnswer));
    if (understood) {
      mustHold(SENTIMENTS.includes(understood.sentiment), 'A mood has no name.');
      checkTags(understood.themes);
    }
    const suggested = await mayRefuse([UnusableAnswer], () => parseAnswer(text, SuggestionsAnswer));
    if (suggested) checkTags(suggested.suggestions);
    const stitched = await mayRefuse([UnusableAnswer], () => parseAnswer(text, StitchAnswer));
    for (const { sources } of stitched?.paragraphs ?? [])
      for (const { note, quote } of sources)
        mustHold(Number.isInteger(note) && typeof quote === 'string', 'A source is none.');
    const created = sanitizeCreation(text, input.length % 2 === 0);
    mustHold(
      created.length <= 20_000 && !/(?![\t\n])\p{Cc}/u.test(created),
      'A creation is too long or has control characters.',
    );
    const asked = readRetryAfterMs(new Headers([['retry-after', encodeURIComponent(text)]]));
    const { retryAfterMs: waitMs } = new LanguageError('language.busy', '', { permanent: false, retryAfterMs: asked });
    mustHold(waitMs === undefined || (waitMs >= 0 && waitMs <= 3_600_000), 'A wait is out of bounds.');
  },
});

function checkTags(tags: string[]): void {
  for (const tag of sanitizeTags(tags, ['Mine'], 4))
    mustHold(tag.length <= 40 && tag === tag.trim(), 'A tag is out of form.');
}
