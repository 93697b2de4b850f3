import type { Note, NoteUpdate, TagsChange, TitleChange, TranscriptChange } from '@stitchbook/api-types';
import { api } from '../../../http/api.ts';
import { RequestError } from '../../../http/errors.ts';

export type ChangeableField = 'title' | 'tags' | 'transcript';

/**
 * Sets one field of a note as it was `seen` and gives the note as it is then. Throws `NoteChanged` when somebody else
 * set the same field since; a change to anything else of the note is no reason to stop.
 */
export async function changeNote<Field extends ChangeableField>(
  seen: Note,
  field: Field,
  value: Note[Field],
): Promise<Note> {
  try {
    return await postChange(seen, field, value);
  } catch (error) {
    const current = currentNoteIn(error);
    if (!current) throw error;
    if (String(current[field]) !== String(seen[field])) throw new NoteChanged(current);
    return postChange(current, field, value);
  }
}

async function postChange({ id, version }: Note, field: ChangeableField, value: unknown): Promise<Note> {
  const answer = await api.post(`/api/notes/{id}/update-${field}`, {
    params: { path: { id }, header: { 'If-Match': `"${version}"` } },
    body: { [field]: value } as unknown as TitleChange & TagsChange & TranscriptChange,
  });
  const update: Partial<NoteUpdate> | null = answer.data;
  if (update?.success === false) throw new Error(update.message || 'Unknown error');
  if (!update?.note) throw new Error('Server returned invalid data structure');
  return update.note;
}

function currentNoteIn(error: unknown): Note | null {
  if (!(error instanceof RequestError) || error.code !== 'note.changed') return null;
  return (error.details.note as Note | undefined) ?? null;
}

/** Somebody else changed the same thing since it was seen here; `current` is how the note stands now. */
export class NoteChanged extends Error {
  readonly current: Note;

  constructor(current: Note) {
    super('Someone else changed this note in the meantime.');
    this.name = 'NoteChanged';
    this.current = current;
  }
}
