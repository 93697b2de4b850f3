import {
  type Chapter,
  LIST_TRANSCRIPT_CHARACTERS,
  type JobState,
  type NoteRole,
  type Sentiment,
  type WordlessReason,
} from '@stitchbook/contracts';
import { nameOf } from '../users/user.repository.ts';
import type { NamedPersonResponse } from '../openapi/common-responses.ts';
import { COUNTED_COMMENTS, NAMED_READERS, type SharedWithResponse } from './note-marks.responses.ts';
import type { ThemeResponse } from '../themes/theme.responses.ts';

/** A note as one reader sees it, with all that a card of it shows. */
export interface NoteCard {
  id: number;
  ownerId: string;
  role: NoteRole;
  sharedBy: NamedPersonResponse | null;
  title: string;
  suggestedTitle: string | null;
  /** The first words alone where they are many: `LIST_TRANSCRIPT_CHARACTERS` and one more, to see where a character ends. */
  transcript: string;
  editedBy: NamedPersonResponse | null;
  editedAt: Date | null;
  recordingId: string | null;
  wordlessReason: WordlessReason | null;
  /** One byte each; null when it is not known how the recording sounds. */
  peaks: Buffer | null;
  duration: number;
  sentiment: Sentiment;
  /** When a person chose it; null while it is what was found. */
  sentimentCorrectedAt: Date | null;
  version: number;
  createdAt: Date;
  themes: ThemeResponse[];
  enrichment: JobState;
  enrichmentJobId: string | null;
  enrichmentReason: string | null;
  /** Null for who does not own it, and while it is shared with nobody. */
  sharedWith: SharedWithResponse | null;
  comments: number;
  isNew: boolean;
  pinned: boolean;
}

/** A note with all of its words, for who reads or changes this one. */
export interface WholeNote extends NoteCard {
  isWhole: true;
  originalTranscript: string | null;
  /** What was found before a person chose another sentiment; null where nobody has. */
  foundSentiment: Sentiment | null;
  moodSentence: string | null;
  /** Null until they were looked for. */
  chapters: Chapter[] | null;
}

const shownName = (user: string) => `coalesce(${nameOf(user)}, 'User ' || ${user}.id)`;
const personOf = (user: string) => `json_build_object('id', ${user}.id, 'name', ${shownName(user)})`;

/** Each along an index, for one note at a time. */
const READERS = `
  case when n.owner_id = $1 then (
    select json_build_object('count', count(*), 'names', (
      select json_agg(${shownName('reader')} order by named.created_at, named.user_id)
      from (select user_id, created_at from shares where note_id = n.id order by created_at, user_id limit ${NAMED_READERS}) named
      join users reader on reader.id = named.user_id
    )) from shares where note_id = n.id having count(*) > 0
  ) end`;
const COMMENTS = `(select count(*)::int from (select from comments where note_id = n.id limit ${COUNTED_COMMENTS}) c)`;
/** Shared with the reader and not opened yet, or commented on by somebody else since. */
const IS_NEW = `
  (n.owner_id <> $1 and v.note_id is null) or exists (
    select from comments c where c.note_id = n.id and c.id > coalesce(v.last_comment_id, 0) and c.user_id <> $1)`;
const IS_PINNED = `exists (select from note_pins p where p.user_id = $1 and p.note_id = n.id)`;

/** `left` reads no more of a long text than it needs. */
const FIRST_WORDS = `left(n.transcript, ${LIST_TRANSCRIPT_CHARACTERS + 1}) as transcript`;
const ALL_WORDS = `n.transcript, n.original_transcript as "originalTranscript", n.chapters, n.found_sentiment as "foundSentiment",
  case when strpos(n.transcript, n.mood_sentence) > 0 then n.mood_sentence end as "moodSentence", true as "isWhole"`;

/**
 * One row a note, for the reader in $1; add what to select it by. Ids are cast to where JavaScript's numbers are exact.
 * A reader without a share has the role null.
 * The recording is looked up for each note alone: in a plain join the planner would read all there are.
 */
const selectNotes = (words: string) => `
  select n.id::float8 as id, n.owner_id as "ownerId",
         case when n.owner_id = $1 then 'owner' else s.permission end as role,
         case when n.owner_id <> $1 then ${personOf('o')} end as "sharedBy",
         n.title, n.suggested_title as "suggestedTitle", ${words},
         case when e.id is not null then ${personOf('e')} end as "editedBy", n.transcript_edited_at as "editedAt",
         n.recording_id as "recordingId",
         r.wordless_reason as "wordlessReason", r.peaks, n.duration, n.sentiment,
         n.sentiment_corrected_at as "sentimentCorrectedAt", n.version, n.created_at as "createdAt",
         coalesce((
           select json_agg(json_build_object('id', t.id, 'name', t.name, 'color', t.color) order by nt.position, t.id)
           from note_themes nt join themes t on t.id = nt.theme_id
           where nt.note_id = n.id
         ), '[]') as themes,
         coalesce(j.state, 'done') as enrichment, j.id as "enrichmentJobId",
         j.error as "enrichmentReason",
         ${READERS} as "sharedWith", ${COMMENTS} as comments, ${IS_NEW} as "isNew", ${IS_PINNED} as pinned
  from notes n
  join users o on o.id = n.owner_id
  left join shares s on s.note_id = n.id and s.user_id = $1
  left join note_visits v on v.note_id = n.id and v.user_id = $1
  left join users e on e.id = n.transcript_edited_by
  left join lateral (select wordless_reason, peaks from recordings where id = n.recording_id limit 1) r on true
  left join lateral (
    select id, state, case when state in ('queued', 'failed') then error end as error from jobs
    where note_id = n.id and kind = 'enrich-note'
    order by created_at desc limit 1
  ) j on true`;

export const SELECT_CARDS = selectNotes(FIRST_WORDS);
export const SELECT_WHOLE_NOTES = selectNotes(ALL_WORDS);
