import { pageWithinBytes } from '../database/page-within-bytes.query.ts';
import { base64, displayName, iso, keyOf, placedAfter } from './export-columns.query.ts';

/** Bytes of words, which the database knows without reading them; timed segments are stored compressed, to about a third. */
const NOTE_BYTES = `
  octet_length(n.transcript) + coalesce(octet_length(n.original_transcript), 0) + coalesce(octet_length(r.transcript), 0)
  + coalesce(3 * pg_column_size(r.segments), 0)
  + coalesce((select sum(octet_length(c.content))::int from comments c where c.note_id = n.id), 0)`;

/** What is only its owner's to know is in no archive of somebody else. */
const IS_OWN = 'n.owner_id = $1';
const IS_SHARED = 'exists (select from shares s where s.note_id = n.id and s.user_id = $1)';

/** The notes that the reader in $1 may see; their ids are in the place that is named. */
export const READABLE = (ids: string) => `n.id = any(${ids}::bigint[]) and (${IS_OWN} or ${IS_SHARED})`;
const WHICH = { owned: IS_OWN, chosen: READABLE('$5') } as const;

/** As a list tells it: a suggestion is for who can take it. */
export const SUGGESTED_TITLE = `case when ${IS_OWN} or exists (
  select from shares s where s.note_id = n.id and s.user_id = $1 and s.permission = 'edit') then n.suggested_title end`;

/** What one's own words are is nobody else's to know, to whom chosen notes may be handed on. */
const SUBSTITUTIONS = { owned: 'r.substitutions', chosen: 'null' } as const;

/**
 * A page of notes as `note.json` says them to the reader in $1, where their audio is, and how many were found: what the reader
 * owns, or what they chose, by ids in $5.
 * @param columns Of the note, which are copied
 */
export function selectExportedNotes(which: keyof typeof WHICH, columns: string): string {
  const ids = `select n.id, row_number() over (order by n.created_at, n.id) as place, ${NOTE_BYTES} as bytes
               from notes n left join recordings r on r.id = n.recording_id where ${WHICH[which]} and ${placedAfter('n')}`;
  return `
   with page as materialized (${pageWithinBytes(ids, 'r.bytes')})
   select page.found, n.id::float8 as id, n.recording_id as "recordingId", r.audio_key as "audioKey",
        case when ${IS_OWN} then ${keyOf('n', 'i')} else n.owner_id || ':' || n.id end as key, ${columns},
        case when n.transcript_edited_at is not null then json_build_object(
          'editedBy', case when e.id is not null then ${displayName('e')} when ${IS_OWN} then i.edited_by_name end,
          'isOwner', coalesce(n.transcript_edited_by = $1, false), 'editedAt', ${iso('n.transcript_edited_at')}
        ) end as "transcriptEdit",
        ${iso('n.sentiment_corrected_at')} as "sentimentCorrectedAt",
        ${iso('n.created_at')} as "createdAt", ${iso('n.updated_at')} as "updatedAt",
        case when r.id is not null then json_build_object(
          'format', r.format, 'bytes', r.bytes, 'sha256', r.sha256, 'transcript', r.transcript, 'segments', r.segments, 'notUnderstood', r.not_understood, 'substitutions', ${SUBSTITUTIONS[which]},
          'durationSeconds', r.duration_seconds, 'wordlessReason', r.wordless_reason, 'peaks', ${base64('r.peaks')},
          'engine', r.engine, 'language', r.language, 'createdAt', ${iso('r.created_at')}
        ) end as recording,
        coalesce((
          select json_agg(json_build_object('name', t.name, 'color', t.color) order by nt.position, t.id)
          from note_themes nt join themes t on t.id = nt.theme_id where nt.note_id = n.id
        ), '[]') as themes,
        coalesce((select json_agg(g.name order by g.name) from removed_tags g where g.note_id = n.id and ${IS_OWN}), '[]') as "removedTags",
        coalesce((
          select json_agg(json_build_object(
            'foundText', t.found_text, 'text', t.text, 'sentence', t.sentence, 'atSeconds', t.at_seconds, 'dueOn', t.due_on,
            'doneAt', ${iso('t.done_at')}, 'dismissedAt', ${iso('t.dismissed_at')}, 'changedAt', ${iso('t.changed_at')},
            'createdAt', ${iso('t.created_at')}) order by t.id)
          from tasks t where t.note_id = n.id and ${IS_OWN}
        ), '[]') as tasks,
        (select ${iso('p.pinned_at')} from note_pins p where p.user_id = $1 and p.note_id = n.id) as "pinnedAt",
        coalesce((
          select json_agg(json_build_object(
            'author', coalesce(c.imported_author, ${displayName('u')}),
            'isOwner', c.user_id = $1 and c.imported_author is null,
            'content', c.content, 'timestamp', c.at_seconds,
            'createdAt', ${iso('c.created_at')}, 'updatedAt', ${iso('c.updated_at')}) order by c.id)
          from comments c join users u on u.id = c.user_id where c.note_id = n.id
        ), '[]') as comments,
        coalesce((
          select json_agg(json_build_object(
            'userId', s.user_id, 'name', ${displayName('u')}, 'permission', s.permission,
            'createdAt', ${iso('s.created_at')}) order by s.created_at, s.user_id)
          from shares s join users u on u.id = s.user_id where s.note_id = n.id and ${IS_OWN}
        ), '[]') as shares
   from page join notes n on n.id = page.id
   left join recordings r on r.id = n.recording_id
   left join users e on e.id = n.transcript_edited_by
   left join imported_notes i on i.note_id = n.id
   order by page.place`;
}
