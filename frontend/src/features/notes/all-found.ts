import type { Note } from '@stitchbook/api-types';
import { MIN_STITCHED_NOTES } from '@stitchbook/contracts';
import { type ListQuery, periodParameters } from './list-query.ts';

/** What was found, so that something can be made of it: the notes, or what finds them all, a tag, a period (ISO 8601) or both. */
export type AllFound = { notes: readonly Note[] } | { filter: { tag?: string; from?: string; until?: string } };

/**
 * All notes of a query, of which `notes` have been read; null where they are too few to be put together, or where the list
 * goes on and more than a tag and a period chooses them.
 */
export function allFound(query: ListQuery, notes: readonly Note[], isOpenEnded: boolean): AllFound | null {
  if (!isOpenEnded) return notes.length < MIN_STITCHED_NOTES ? null : { notes };
  const { search, tags, sentiment, shared, from, to } = query;
  const [tag, ...furtherTags] = tags;
  if (search.trim() !== '' || sentiment !== null || shared !== null || furtherTags.length > 0) return null;
  if (tag === undefined && from === null && to === null) return null;
  return {
    filter: { ...(tag !== undefined && { tag }), ...periodParameters({ from, to }) },
  };
}
