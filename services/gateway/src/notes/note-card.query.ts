import type { JobState, NoteAccess, Sentiment, Theme, TranscriptEdit } from '@stitchbook/contracts';

/** A note as one reader sees it, with all that its presentation needs. */
export interface NoteCard {
  id: number;
  ownerId: string;
  role: NoteAccess['role'];
  sharedBy: NoteAccess['sharedBy'];
  title: string;
  transcript: string;
  originalTranscript: string | null;
  editedBy: TranscriptEdit['editedBy'] | null;
  editedAt: Date | null;
  recordingId: string | null;
  duration: number;
  sentiment: Sentiment;
  version: number;
  createdAt: Date;
  themes: Theme[];
  enrichment: JobState;
  enrichmentJobId: string | null;
}

/** What a person is called by others; null when they gave no name. */
export const nameOf = (user: string) => `nullif(trim(concat_ws(' ', ${user}.first_name, ${user}.last_name)), '')`;
const personOf = (user: string) =>
  `json_build_object('id', ${user}.id, 'name', coalesce(${nameOf(user)}, 'User ' || ${user}.id))`;

/**
 * One row a note, for the reader in $1; add what to select it by. Ids are cast to where JavaScript's numbers are exact.
 * A reader without a share has the role null.
 */
export const SELECT_CARDS = `
  select n.id::float8 as id, n.owner_id as "ownerId",
         case when n.owner_id = $1 then 'owner' else s.permission end as role,
         case when n.owner_id <> $1 then ${personOf('o')} end as "sharedBy",
         n.title, n.transcript, n.original_transcript as "originalTranscript",
         case when e.id is not null then ${personOf('e')} end as "editedBy", n.transcript_edited_at as "editedAt",
         n.recording_id as "recordingId", n.duration, n.sentiment, n.version, n.created_at as "createdAt",
         coalesce((
           select json_agg(json_build_object('id', t.id, 'name', t.name, 'color', t.color) order by nt.position, t.id)
           from note_themes nt join themes t on t.id = nt.theme_id
           where nt.note_id = n.id
         ), '[]') as themes,
         coalesce(j.state, 'done') as enrichment, j.id as "enrichmentJobId"
  from notes n
  join users o on o.id = n.owner_id
  left join shares s on s.note_id = n.id and s.user_id = $1
  left join users e on e.id = n.transcript_edited_by
  left join lateral (
    select id, state from jobs
    where note_id = n.id and kind = 'enrich-note'
    order by created_at desc limit 1
  ) j on true`;
