import { SENTIMENTS, SUGGESTED_TITLE_MAX_CHARACTERS } from '../../../libs/contracts/src/index.ts';
import { BuiltInEngine } from '../../../libs/text/src/built-in/built-in-engine.ts';
import { countGraphemes } from '../../../libs/text/src/graphemes.ts';
import { asText, defineTarget, mustHold } from '../define-target.ts';

const engine = new BuiltInEngine();

export const target = defineTarget({
  covers: ['libs/text/src'],
  timeoutMs: 10_000,
  dictionary: [
    'the garden ',
    'my sister ',
    'Shopping List',
    'run-shoe',
    'meeting ',
    ' and the ',
    "n't ",
    '. ',
    '-----',
    'constructor',
    '__proto__',
  ],
  async run(input) {
    const [transcript = '', ...vocabulary] = asText(input).split('\n').toReversed();
    const { sentiment, themes, title } = await engine.understand({ transcript, vocabulary });
    mustHold(
      title === null || (title.trim() === title && /^.+$/u.test(title) && title.isWellFormed()),
      'A title is blank, of two lines or broken.',
    );
    mustHold(countGraphemes(title ?? '') <= SUGGESTED_TITLE_MAX_CHARACTERS, 'A title is too long.');
    mustHold(SENTIMENTS.includes(sentiment), 'A mood has no name.');
    mustHold(themes.length <= 4 && new Set(themes).size === themes.length, 'There are too many themes, or one twice.');
    mustHold(
      themes.every((theme) => theme !== '' && theme === theme.trim()),
      'A theme is blank or not trimmed.',
    );
    const suggested = await engine.suggestTags({ transcript, existingTags: themes, vocabulary });
    mustHold(!suggested.some((tag) => themes.includes(tag)), 'A tag is suggested that the note has.');
  },
});
