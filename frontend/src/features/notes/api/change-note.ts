import type {
  Note,
  NoteDetail,
  NoteUpdate,
  TagsChange,
  TermOffer,
  TitleChange,
  TranscriptChange,
  TranscriptUpdate,
} from '@stitchbook/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { termOffersKey } from '../../../http/cache-keys.ts';
import { RequestError } from '../../../http/errors.ts';
import { type DetailChanges, cancelNoteQueries, patchDetail, patchNote, refetchNote } from '../notes-cache.ts';
import { applyTagChange, UPDATE_TITLE_KEY, type TagChange, type TitleUpdate } from '../pending-changes.ts';
import { noteActionTexts } from '../../../texts/en/note-actions.ts';

export type ChangeableField = 'title' | 'tags' | 'transcript';

/**
 * Sets one field of a note as it was `seen` and gives the note as it is then. Throws `VersionConflict` when somebody else
 * set the same field since; a change to anything else of the note is no reason to stop.
 */
async function changeNote<Field extends ChangeableField>(seen: Note, field: Field, value: Note[Field]): Promise<Note> {
  return (await changeField(seen, field, value)).note;
}

/** Adds tags to a note or takes them off, on top of whatever stands by then. */
export async function changeTags(seen: Note, change: TagChange): Promise<Note> {
  const apply = (note: Note) => changeNote(note, 'tags', applyTagChange(note.tags, change));
  try {
    return await apply(seen);
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    return apply(error.current);
  }
}

async function changeField<Field extends ChangeableField>(
  seen: Note,
  field: Field,
  value: Note[Field],
): Promise<Changed> {
  try {
    return await postChange(seen, field, value);
  } catch (error) {
    const current = currentNoteIn(error);
    if (!current) throw error;
    if (String(current[field]) !== String(seen[field])) throw new VersionConflict(current);
    return postChange(current, field, value);
  }
}

/** The note as it is then; only a correction of its words may bring offers, and none from a server before this version. */
interface Changed {
  note: Note;
  offers: TermOffer[];
}

async function postChange({ id, version }: Note, field: ChangeableField, value: unknown): Promise<Changed> {
  const answer = await api.post(`/api/notes/{id}/update-${field}`, {
    params: { path: { id }, header: { 'If-Match': `"${version}"` } },
    body: { [field]: value } as unknown as TitleChange & TagsChange & TranscriptChange,
  });
  const update: Partial<NoteUpdate & TranscriptUpdate> | null = answer.data;
  if (update?.success === false) throw new Error(update.message || noteActionTexts.unknownError);
  if (!update?.note) throw new Error(noteActionTexts.invalidAnswer);
  return { note: update.note, offers: update.offers ?? [] };
}

function currentNoteIn(error: unknown): Note | null {
  if (!(error instanceof RequestError) || error.code !== 'note.changed') return null;
  return (error.details.note as Note | undefined) ?? null;
}

/** Somebody else changed the same thing since it was seen here; `current` is how the note stands now. */
export class VersionConflict extends Error {
  readonly current: Note;

  constructor(current: Note) {
    super(noteActionTexts.changedSince);
    this.name = 'VersionConflict';
    this.current = current;
  }
}

/**
 * Renames a note, one time after the other: at once wherever it is shown, see `usePendingChanges`, then on the server.
 * Throws `VersionConflict` when another was quicker.
 */
export function useUpdateTitle(noteId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: UPDATE_TITLE_KEY,
    scope: { id: `${UPDATE_TITLE_KEY[0]} ${noteId}` },
    mutationFn: ({ seen, title }: TitleUpdate) => changeNote(seen, 'title', title),
    onSuccess: async (note) => {
      await cancelNoteQueries(queryClient, note.id);
      patchNote(queryClient, note.id, note);
    },
    onError: (error, { seen }) => {
      if (error instanceof VersionConflict) patchNote(queryClient, seen.id, error.current);
      else refetchNote(queryClient, seen.id);
    },
  });
}

/** Beside the words: the segments with them, and what was put in, where they are known before the server says them. */
interface UpdateTranscript extends DetailChanges {
  /** As it was when the person began to type. */
  seen: NoteDetail;
  transcript: string;
}

/** Corrects the words of a note. Throws `VersionConflict` when another was quicker. */
export function useUpdateTranscript() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ seen, transcript }: UpdateTranscript) => changeField(seen, 'transcript', transcript),
    onSuccess: ({ note, offers }, { segments, substitutions }) => {
      if (offers.length > 0)
        queryClient.setQueryData<TermOffer[]>(termOffersKey(note.id), (before = []) => [...offers, ...before]);
      patchNote(queryClient, note.id, note);
      patchDetail(queryClient, note.id, { ...(segments && { segments }), ...(substitutions && { substitutions }) });
      refetchNote(queryClient, note.id);
    },
    onError: (error, { seen }) => {
      if (error instanceof VersionConflict) patchNote(queryClient, seen.id, error.current);
    },
  });
}
