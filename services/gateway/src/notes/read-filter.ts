import { isStorableText } from '@stitchbook/text/rules';
import { ProductError } from '../errors/product-error.ts';
import { MAX_FILTER_TAGS, type NoteFilterQuery } from './note-list.requests.ts';
import type { NoteFilter } from './note-page.query.ts';

/** Which notes are asked for, as they are looked for: tags are kept in lowercase. Throws a `ProductError` for tags that are none. */
export function readFilter({ q, tag, tags, sentiment, shared, pinned, from, until }: NoteFilterQuery): NoteFilter {
  return {
    search: q.trim(),
    tag: tag === undefined ? undefined : cleanTag(tag),
    tags: readTagList(tags),
    sentiment,
    shared,
    pinned,
    from: momentOf(from),
    until: momentOf(until),
  };
}

function readTagList(list = ''): string[] {
  const tags = list.split(',').filter((each) => each.trim() !== '');
  if (tags.length > MAX_FILTER_TAGS)
    throw new ProductError('invalid', 'request.invalid', `Please filter by at most ${MAX_FILTER_TAGS} tags.`);
  return tags.map((each) => cleanTag(decode(each)));
}

function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    if (isStorableText(decoded)) return decoded;
  } catch {
    // Answered like other text that is none.
  }
  throw new ProductError('invalid', 'request.invalid', 'tags are not valid.');
}

const cleanTag = (name: string) => name.trim().toLowerCase();
/** With its time zone, whatever that of the database is. */
const momentOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text).toISOString());
