import type { Person } from './person.ts';
import type { TestGateway } from './start-gateway.ts';

interface Made {
  noteId: number | null;
  /** Where it was stitched of several. */
  sourceNoteIds?: number[] | null;
  type?: string;
  content?: string;
}

/** A creation as its worker would have written it; its id. */
export async function makeCreation(
  { database }: TestGateway,
  person: Person,
  { noteId, sourceNoteIds = null, type = 'story', content = 'Once upon a time' }: Made,
): Promise<number> {
  const [row] = await database.dataSource.query<{ id: string }[]>(
    `insert into creations (owner_id, note_id, job_id, type, content, engine, transcript_version, source_note_ids)
     values ($1, $2, gen_random_uuid(), $3, $4, 'built-in/2', 1, $5) returning id`,
    [person.id, noteId, type, content, sourceNoteIds],
  );
  return Number(row?.id);
}

/** What is to be done with one creation, by whoever does it. */
export function creationAsker(id: number) {
  const path = (rest = '') => `/api/creations/${id}${rest}`;
  return {
    get: (person: Person, rest = '') => person.get(path(rest)),
    edit: (person: Person, content: unknown, seen?: number) =>
      person.ask('PATCH', path(), { json: { content }, headers: ifMatch(seen) }),
    restore: (person: Person, version: number | string, seen?: number) =>
      person.ask('POST', path(`/versions/${version}/restore`), { headers: ifMatch(seen) }),
    share: (person: Person, sharedWithUserId: unknown, permission?: string) =>
      person.ask('POST', path('/share'), { json: { sharedWithUserId, ...(permission ? { permission } : {}) } }),
    unshare: (person: Person, withId: unknown) => person.ask('DELETE', path(`/shares/${String(withId)}`)),
  };
}

function ifMatch(seen: number | undefined): Record<string, string> {
  return seen === undefined ? {} : { 'if-match': `"${seen}"` };
}
