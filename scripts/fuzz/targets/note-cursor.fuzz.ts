import { NOTE_SORTS } from '../../../libs/contracts/src/index.ts';
import { ProductError } from '../../../services/gateway/src/errors/product-error.ts';
import { readCursor, writeCursor } from '../../../services/gateway/src/notes/note-cursor.ts';
import { asText, defineTarget, mayRefuse, mustHold } from '../define-target.ts';

export const target = defineTarget({
  covers: ['services/gateway/src/notes', 'services/gateway/src/http'],
  dictionary: [
    '["newest","2026-01-31 09:05:00.123456+00",',
    '["title","',
    '["longest","12.5"',
    ',7]',
    '+02:30',
    '99-99',
  ],
  async run(input) {
    // As it comes, and as one that decodes to it.
    for (const text of [asText(input), Buffer.from(input).toString('base64url')]) {
      for (const sort of NOTE_SORTS) {
        const cursor = await mayRefuse([ProductError], () => readCursor(text, sort));
        if (!cursor) continue;
        const again = readCursor(writeCursor(cursor), sort);
        mustHold(again.key === cursor.key && again.id === cursor.id, 'A cursor is read as another one.');
      }
    }
  },
});
