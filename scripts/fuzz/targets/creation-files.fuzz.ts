import { readMarkdown } from '../../../libs/archive/src/creation-formats/markdown-blocks.ts';
import { writePlainText } from '../../../libs/archive/src/creation-formats/plain-text.ts';
import { writeWordDocument } from '../../../libs/archive/src/creation-formats/word-document.ts';
import { asText, defineTarget, mustHold } from '../define-target.ts';

export const target = defineTarget({
  covers: ['libs/archive/src/creation-formats'],
  timeoutMs: 10_000,
  dictionary: [
    '# ',
    '- [ ] ',
    '- [x] ',
    '\n\n',
    '1. ',
    '7. ',
    '\n\n  ',
    '[^1]',
    '\n\n[^1]: ',
    '---\na: b\n---\n\n',
    '> ',
    '**',
    '`',
    '```\n',
    '[a](',
    'https://example.org)',
    '| a |\n|---|\n',
    '---\n',
    '&lt;',
    '<b>',
    '~~',
    '  - ',
    '\u05d0',
    '\u0001',
  ],
  async run(input) {
    const blocks = readMarkdown(asText(input));
    mustHold(writePlainText(blocks).endsWith('\n'), 'A text does not end with a line.');
    const document = await writeWordDocument('Title', blocks);
    mustHold(document[0] === 0x50 && document[1] === 0x4b, 'A document is no zip.');
  },
});
