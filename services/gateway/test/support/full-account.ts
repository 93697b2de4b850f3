import type { Note, Theme } from '@stitchbook/api-types';
import { lineKey } from '@stitchbook/text/citations';
import { formOf, noteForm, readFixture } from './forms.ts';
import type { Person } from './person.ts';
import type { TestGateway } from './start-gateway.ts';

export const SEGMENTS = [{ startSeconds: 0.5, endSeconds: 2.25, text: 'Heard “once” \u{1F469}\u200D\u{1F680}.' }];
export const NOT_UNDERSTOOD = [{ startSeconds: 2.5, endSeconds: 6 }];

export const CHAPTERS = [{ startSeconds: 0.5, title: 'Heard “once”' }];

/** One that is done and was changed, one that was dismissed, one as it was found. */
const TASK = { atSeconds: null, dueOn: null, doneAt: null, dismissedAt: null, changedAt: null };
const CHANGED = '2020-03-01T10:00:00.250Z';
export const TASKS = [
  { ...TASK, text: 'Call Anna', dueOn: '2020-03-02', atSeconds: 0.5, doneAt: CHANGED, changedAt: CHANGED },
  { ...TASK, text: 'Go', dismissedAt: CHANGED, changedAt: CHANGED },
  { ...TASK, text: 'Wait' },
].map((task) => ({ ...task, foundText: 'Call Ana', sentence: 'I must.', createdAt: '2020-02-29T12:00:01.000Z' }));

export const SUBSTITUTIONS = [{ term: 'Heard', heard: 'Herd', at: 0 }];

/** What a worker stores of a recording: one byte a span; in an archive and the API as base64. */
export const PEAKS = Buffer.from(Array.from({ length: 200 }, (_, i) => (i * 7) % 256));

export interface FullAccount {
  ada: Person;
  grace: Person;
  /** Whom Ada has blocked. */
  mallory: Person;
  spoken: Note;
}

/** Two notes of Ada: one with everything a note can have, one typed; two creations, and one of both notes and of another that is gone; a theme that no note carries, a tag that was taken off, somebody blocked, two own words, three words that were corrected, two tags that are never to be merged. */
export async function fillAccount(gateway: TestGateway): Promise<FullAccount> {
  const sql = (text: string, parameters: unknown[]) => gateway.database.dataSource.query(text, parameters);
  const [ada, grace, mallory] = [await gateway.join('Ada'), await gateway.join('Grace'), await gateway.join('Mallory')];
  const form = formOf(
    { title: 'Über: "alles" / nichts', transcript: 'Heard once.', duration: '7' },
    { bytes: await readFixture('dashwood.mp3') },
  );
  const spoken = (await ada.ask('POST', '/api/notes', { form })).body as Note;
  const typed = (await ada.ask('POST', '/api/notes', { form: noteForm('Typed', 'Line one\nline two') })).body as Note;
  await ada.ask('POST', `/api/notes/${spoken.id}/update-tags`, { json: { tags: ['zebra', 'apple'] } });
  await ada.ask('POST', `/api/notes/${spoken.id}/share`, { json: { sharedWithUserId: grace.id, permission: 'edit' } });
  await grace.ask('POST', `/api/notes/${spoken.id}/update-transcript`, { json: { transcript: 'Corrected by Grace.' } });
  await ada.ask('POST', `/api/notes/${typed.id}/update-transcript`, { json: { transcript: 'Corrected by Ada.' } });
  await grace.ask('POST', `/api/notes/${spoken.id}/comments`, { json: { content: 'From Grace', timestamp: 1.5 } });
  await ada.ask('POST', `/api/notes/${spoken.id}/comments`, { json: { content: 'From Ada' } });
  await sql(`insert into removed_tags (note_id, name) values ($1, 'work'), ($1, 'gone')`, [spoken.id]);
  await ada.ask('PUT', `/api/notes/${spoken.id}/pin`);
  await ada.ask('PUT', `/api/blocked-people/${mallory.id}`);
  for (const [term, ...heard] of [['Norland Park'], ['Żaneta', 'Janetta', 'Sha Netta']])
    await ada.ask('POST', '/api/vocabulary', { json: { term, heard } });
  await sql(
    `insert into corrected_words (owner_id, heard, heard_letters, written, state)
     values ($1, 'Seer-sha', 'seersha', 'Saoirse', 'offered'), ($1, 'Neve', 'neve', 'Niamh', 'refused'), ($1, 'Hyun Fu', 'hyunfu', 'Niamh', 'once')`,
    [ada.id],
  );
  const [one, other] = (await ada.get('/api/themes')).body as Theme[];
  await ada.ask('POST', `/api/themes/${one?.id}/keep-apart`, { json: { from: other?.id } });
  await sql(`update themes set color = '#aabbcc' where name = 'apple' and owner_id = $1`, [ada.id]);
  await sql(`insert into themes (owner_id, name, color) values ($1, 'unused', '#010203')`, [ada.id]);
  await sql(
    `update notes set created_at = '2020-02-29T12:00:00.123Z', sentiment = 'very_positive', duration = 7.25, suggested_title = 'Heard once', chapters = $2,
            sentiment_corrected_at = '2020-03-01T00:00:00.5Z', found_sentiment = 'negative', mood_sentence = 'Corrected by Grace.' where id = $1`,
    [spoken.id, JSON.stringify(CHAPTERS)],
  );
  await sql(
    `insert into tasks (note_id, owner_id, found_text, text, sentence, at_seconds, due_on, done_at, dismissed_at, changed_at, created_at)
     select $1, $2, "foundText", text, sentence, "atSeconds", "dueOn", "doneAt", "dismissedAt", "changedAt", "createdAt"
     from jsonb_to_recordset($3::jsonb) as (
       "foundText" text, text text, sentence text, "atSeconds" float8, "dueOn" date, "doneAt" timestamptz,
       "dismissedAt" timestamptz, "changedAt" timestamptz, "createdAt" timestamptz)`,
    [spoken.id, ada.id, JSON.stringify(TASKS)],
  );
  await sql(`update notes set time_zone = 'Europe/Berlin' where id = $1`, [spoken.id]);
  await sql(
    `update recordings set segments = $2, transcript = 'Heard once.', duration_seconds = 7.25, engine = 'moonshine/tiny', wordless_reason = 'no-speech', peaks = $3, not_understood = $4, substitutions = $5, word_confidences = array[50, 50], language = 'fr'
     where id = (select recording_id from notes where id = $1)`,
    [spoken.id, JSON.stringify(SEGMENTS), PEAKS, JSON.stringify(NOT_UNDERSTOOD), JSON.stringify(SUBSTITUTIONS)],
  );
  for (const noteId of [spoken.id, null]) {
    await sql(
      `insert into creations (owner_id, note_id, job_id, type, content, engine, transcript_version, created_at)
       values ($1, $2, gen_random_uuid(), 'story', 'Once upon a time', 'built-in/1', 2, '2021-01-01T00:00:00.5Z'::timestamptz + random() * interval '1 day')`,
      [ada.id, noteId],
    );
  }
  const [edited] = await gateway.database.dataSource.query<{ id: string }[]>(
    'select id from creations where owner_id = $1 and note_id is not null',
    [ada.id],
  );
  const creation = `/api/creations/${edited?.id}`;
  await ada.ask('POST', `${creation}/share`, { json: { sharedWithUserId: grace.id, permission: 'edit' } });
  await grace.ask('PATCH', creation, { json: { content: 'Twice upon a time' } });
  await sql(
    `insert into creations (owner_id, job_id, type, content, engine, transcript_version, source_note_ids, citations)
     values ($1, gen_random_uuid(), 'weekly_review', 'Heard once.', 'built-in/2', 1, array[$2, 987654321, $3]::bigint[], $4)`,
    [
      ada.id,
      typed.id,
      spoken.id,
      JSON.stringify([{ key: lineKey('Heard once.'), noteId: spoken.id, startSeconds: 0.5, endSeconds: 2.25 }]),
    ],
  );
  return { ada, grace, mallory, spoken };
}
