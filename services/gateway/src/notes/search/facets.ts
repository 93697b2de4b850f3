import type { NoteFilter } from '../note-page.query.ts';

/** What the row of a note in `note_search` has to have for this reader, as `note_facets` of its migration writes them; none says whose it is. */
export function facetsOf(
  readerId: string,
  { tag, tags = [], sentiment, shared }: Pick<NoteFilter, 'tag' | 'tags' | 'sentiment' | 'shared'>,
): string[] {
  return [
    `reader:${readerId}`,
    ...(tag === undefined ? tags : [tag, ...tags]).map((each) => `tag:${each}`),
    ...(sentiment === undefined ? [] : [`mood:${sentiment}`]),
    ...(shared === undefined || shared === 'mine' ? [] : [shared === 'by-me' ? `by:${readerId}` : `to:${readerId}`]),
  ];
}
