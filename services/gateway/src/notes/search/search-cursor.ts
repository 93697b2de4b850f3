import { isStorableText } from '@stitchbook/text/rules';
import { invalidCursor } from '../../http/pagination.ts';

/**
 * What is found comes in three parts that have no note in common: the newest of those that have the words, best first; the
 * older ones that have them; and those of which a title or transcript has the text as it is, in the midst of words.
 */
const PARTS = ['ranked', 'older', 'within'] as const;
type Part = (typeof PARTS)[number];

/** The last note of a page. */
export interface SearchCursor {
  part: Part;
  /** Its rank in the first part, when it was made in the others; as PostgreSQL writes it. */
  key: string;
  id: number;
  /** The oldest note of the first part: when it was made, as PostgreSQL writes it, and its id. */
  since: { createdAt: string; id: number };
  /** Whether the words are taken as mistyped, because nothing has them as they are. */
  withTypos: boolean;
}

const RANK = /^-?\d{1,9}(\.\d{1,20})?(e[+-]\d{1,3})?$/;
const MOMENT = /^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-](0\d|1[0-4])(:\d\d)?$/;
const NAME = 'best';

export function writeSearchCursor({ part, key, id, since, withTypos }: SearchCursor): string {
  return Buffer.from(JSON.stringify([NAME, part, key, id, since.createdAt, withTypos, since.id])).toString('base64url');
}

/** Throws a `ProductError` when it is anything else. */
export function readSearchCursor(text: string): SearchCursor {
  // The version before wrote no id: of notes that were made in the same moment all were in the first part.
  const [name, part, key, id, since, withTypos, sinceId = 0] = parse(text);
  const known = PARTS.find((each) => each === part);
  const isCursor =
    name === NAME && isStorableText(key) && isStorableText(since) && [id, sinceId].every(Number.isSafeInteger);
  if (!known || !isCursor || typeof withTypos !== 'boolean' || !isMoment(since)) throw invalidCursor();
  if (known === 'ranked' ? !RANK.test(key) : !isMoment(key)) throw invalidCursor();
  return { part: known, key, id: Number(id), since: { createdAt: since, id: Number(sinceId) }, withTypos };
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
function isMoment(text: string): boolean {
  return MOMENT.test(text) && !Number.isNaN(Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')));
}
