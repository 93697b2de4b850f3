import type { Note, NoteUpdateResponse } from '@stitchbook/contracts';
import { RequestError } from '../../../http/request-error.ts';
import { sendJson } from '../../../http/request.ts';
import { NoteChanged } from '../note-changed.ts';

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
  const answer = await sendJson<Partial<NoteUpdateResponse> | null>(
    'POST',
    `/api/notes/${id}/update-${field}`,
    { [field]: value },
    { 'If-Match': `"${version}"` },
  );
  if (answer?.success === false) throw new Error(answer.message || 'Unknown error');
  if (!answer?.note) throw new Error('Server returned invalid data structure');
  return answer.note;
}

function currentNoteIn(error: unknown): Note | null {
  if (!(error instanceof RequestError) || error.code !== 'note.changed') return null;
  return (error.details.note as Note | undefined) ?? null;
}
