import type { NoteSort } from '@stitchbook/contracts';
import { isStorableText } from '@stitchbook/text/rules';
import { invalidCursor } from '../http/pagination.ts';

/** The last note of a page: the next page begins after it. */
export interface NoteCursor {
  sort: NoteSort;
  /** What was sorted by, as PostgreSQL writes it. */
  key: string;
  id: number;
  /** Whether the words that are searched for are taken as mistyped. */
  withTypos: boolean;
}

/** How PostgreSQL writes what is sorted by. */
const KEY_FORMS: Readonly<Record<NoteSort, RegExp>> = {
  newest: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  oldest: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  title: /^[^]{0,2000}$/,
  longest: /^\d{1,9}(\.\d{1,20})?(e[+-]\d{1,3})?$/,
};

export function writeCursor({ sort, key, id, withTypos }: NoteCursor): string {
  return Buffer.from(JSON.stringify([sort, key, id, ...(withTypos ? [true] : [])])).toString('base64url');
}

/** Reads a cursor of this sort. Throws a `ProductError` when it is anything else. */
export function readCursor(text: string, sort: NoteSort): NoteCursor {
  const [ofSort, key, id, withTypos] = parse(text);
  const isCursor = ofSort === sort && isStorableText(key) && Number.isSafeInteger(id);
  if (!isCursor || !KEY_FORMS[sort].test(key) || !isDate(sort, key)) {
    throw invalidCursor();
  }
  return { sort, key, id: Number(id), withTypos: withTypos === true };
}

function parse(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** The form alone lets the 99th of a month through. */
function isDate(sort: NoteSort, key: string): boolean {
  return (
    (sort !== 'newest' && sort !== 'oldest') ||
    !Number.isNaN(Date.parse(key.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')))
  );
}
