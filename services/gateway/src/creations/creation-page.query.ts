import { pageWithinBytes } from '../database/page-within-bytes.query.ts';
import { nameOf } from '../users/user.repository.ts';

export const personOf = (user: string) =>
  `json_build_object('id', ${user}.id, 'name', coalesce(${nameOf(user)}, 'User ' || ${user}.id))`;

/** Whether the reader in $1 may read the note `n` now. */
const READABLE = `(n.owner_id = $1 or exists (select from shares s where s.note_id = n.id and s.user_id = $1))`;

/** What is shown of the creation `c` to the reader in $1. What its notes are called is only for who may read them now. */
export const SHOWN = `
  c.id::float8 as id, c.type, c.content, c.created_at as "createdAt", c.note_id::float8 as "noteId", c.engine,
  c.transcript_version as "transcriptVersion", c.version, c.owner_id as "ownerId", c.citations, c.edited_at as "editedAt",
  case when c.owner_id = $1 then 'owner' else (
    select s.permission from creation_shares s where s.creation_id = c.id and s.user_id = $1) end as role,
  case when c.owner_id <> $1 then (select ${personOf('o')} from users o where o.id = c.owner_id) end as "sharedBy",
  (select ${personOf('e')} from users e where e.id = c.edited_by) as "editedBy",
  case when c.owner_id = $1 then (
    select count(*)::int from creation_shares s where s.creation_id = c.id) else 0 end as "sharedWith",
  (select n.title from notes n where n.id = c.note_id and ${READABLE}) as "noteTitle",
  (select json_agg(json_build_object(
     'noteId', n.id,
     'title', case when n.is_readable then n.title end,
     'recordedAt', case when n.is_readable then n.created_at end,
     'duration', case when n.is_readable then n.duration end) order by given.place)
   from unnest(coalesce(c.source_note_ids, array[c.note_id])) with ordinality as given (id, place)
   -- One after the other by their keys: by "offset 0" no plan reads all notes for it.
   left join lateral (
     select n.id, n.title, n.created_at, n.duration, ${READABLE} as is_readable from notes n where n.id = given.id offset 0
   ) n on true) as sources`;

/** Made of the note in $4; what was made of it together with others belongs to the note for who may read that now. */
const OF_NOTE = `(c.note_id = $4 or (
  c.source_note_ids @> array[$4]::bigint[] and exists (select from notes n where n.id = $4 and ${READABLE})))`;

/**
 * Own creations and those that were given to the reader, the newest first. Bound to the reader, the number of rows, a type, a
 * note, and the moment and id of the last creation seen. Own ones are read along `creations_owner_newest`, or of a note along
 * `creations_note` and `creations_sources`.
 */
export function creationPageQuery(isAfterAnother: boolean, ofNote = false): string {
  const after = isAfterAnother ? 'and (c.created_at, c.id) < ($5::timestamptz, $6::bigint)' : '';
  const note = ofNote ? `and ${OF_NOTE}` : 'and $4::bigint is null';
  const rest = `($3::text is null or c.type = $3) ${note} ${after} order by c.created_at desc, c.id desc limit $2`;
  return pageWithinBytes(
    `select ${SHOWN}, row_number() over (order by c.created_at desc, c.id desc) as place
     from (
       select * from (
         (select c.* from creations c where c.owner_id = $1 and ${rest})
         union all
         (select c.* from creation_shares s join creations c on c.id = s.creation_id where s.user_id = $1 and ${rest})
       ) c order by c.created_at desc, c.id desc limit $2
     ) c`,
    'octet_length(r.content)',
  );
}
