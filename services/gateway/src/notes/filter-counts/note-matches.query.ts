import {
  type Bind,
  IS_MINE,
  MAY_SEE,
  type NoteFilter,
  type SqlQuery,
  type WordSearch,
  conditionsOf,
  datesOf,
  eachNote,
  hasNotesOfOthers,
  pinnedOf,
} from '../note-page.query.ts';

/** `matching`: all that a list with this filter shows on its pages, each once. */
export function noteMatchesQuery(readerId: string, filter: NoteFilter, words: WordSearch | null): SqlQuery {
  const parameters: unknown[] = [readerId];
  const bind: Bind = (value) => `$${parameters.push(value)}`;
  const conditions = conditionsOf(filter, bind);
  const branch = (from: string, who: string) =>
    `select n.id, n.owner_id, n.sentiment from ${from} where ${[who, ...conditions].join(' and ')}`;
  const branches: string[] = [];
  if (filter.shared !== 'with-me') branches.push(branch('notes n', IS_MINE));
  if (hasNotesOfOthers(filter)) branches.push(branch(`received ${eachNote('received.note_id')}`, 'n.owner_id <> $1'));
  if (words) {
    const visible = words.isMine ? IS_MINE : MAY_SEE;
    branches.push(
      `select n.id, n.owner_id, n.sentiment
       from (select note_id from note_search
             where facets @> ${bind(words.facets)}::text[] and words @@ ${bind(words.query)}::tsquery offset 0) found
       ${eachNote('found.note_id')} where ${[visible, ...datesOf(filter, bind), ...pinnedOf(filter)].join(' and ')}`,
    );
  }
  return {
    parameters,
    text: `received as materialized (select note_id from shares where user_id = $1),
           matching as materialized (${branches.join(' union ')})`,
  };
}
