import 'reflect-metadata';
import { ProductError } from '../../../services/gateway/src/errors/product-error.ts';
import { validateRequests } from '../../../services/gateway/src/http/validation.ts';
import { ListNotesQuery } from '../../../services/gateway/src/notes/note-list.requests.ts';
import { TagsChange, TitleChange, TranscriptChange } from '../../../services/gateway/src/notes/note.requests.ts';
import { asText, defineTarget, mayRefuse } from '../define-target.ts';

const CLASSES = [ListNotesQuery, TitleChange, TagsChange, TranscriptChange];

export const target = defineTarget({
  covers: ['services/gateway/src'],
  dictionary: [
    '{"title":',
    '"tags":[',
    '"transcript":',
    '"limit":',
    '"cursor":',
    '"__proto__":',
    '"constructor":',
    'null',
    '\\ud800',
    '\\u0000',
    '1e999',
  ],
  async run(input) {
    const body = read(asText(input));
    if (body === undefined) return;
    for (const metatype of CLASSES)
      await mayRefuse([ProductError], async () =>
        validateRequests.transform(body, { type: 'body', metatype, data: '' }),
      );
  },
});

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
