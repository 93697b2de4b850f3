import type { Note } from '@stitchbook/api-types';
import clsx from 'clsx';
import { MessageSquare, Users } from 'lucide-react';
import { PERMISSION_LABELS } from '../../../format/permission-label.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface NoteMarksProps {
  note: Note;
  /** In a row, where there is little room. */
  isShort?: boolean;
}

/** From whom the reader has a note and what they may do with it, or with whom they share their own; and how many comments it has. */
export function NoteMarks({ note, isShort = false }: NoteMarksProps) {
  const { access, comments } = note;
  const people = sayPeople(note);
  return (
    <>
      {people && (
        <p
          className={clsx(
            'flex items-center gap-x-1.5 text-sm',
            // On a card its end goes before the tags do.
            isShort ? 'max-w-40 min-w-0' : 'max-w-full min-w-0 md:max-w-max md:grow md:basis-36',
            access.role === 'owner' ? 'text-soft' : 'font-semibold text-thread-ink',
          )}
        >
          <Users aria-hidden="true" size={16} className="shrink-0" />
          <span title={people} className={clsx('truncate', isShort && 'max-sm:sr-only')}>
            {people}
            {access.role !== 'owner' && !isShort && (
              <span className="ms-1.5 font-normal text-soft">{PERMISSION_LABELS[access.role]}</span>
            )}
          </span>
        </p>
      )}
      {comments > 0 && (
        <p title={noteListTexts.comments(comments)} className="flex shrink-0 items-center gap-1 text-sm text-soft">
          <MessageSquare aria-hidden="true" size={16} />
          <span aria-hidden="true">{comments}</span>
          <span className="sr-only">{noteListTexts.comments(comments)}</span>
        </p>
      )}
    </>
  );
}

/** Before a title: something about the note is new to its reader. */
export function NewDot({ note }: { note: Note }) {
  if (!note.isNew) return null;
  return (
    <span
      title={noteListTexts.isNew}
      className="me-2 inline-block size-2.5 shrink-0 rounded-full bg-thread-fill align-middle"
    >
      <span className="sr-only">{noteListTexts.isNew}</span>
    </span>
  );
}

/** Null where there is nothing to say. A server before this version does not say with whom a note is shared. */
export function sayPeople({ access: { role, sharedBy }, sharedWith }: Note): string | null {
  if (role !== 'owner') return noteListTexts.sharedBy(sharedBy?.name ?? noteListTexts.someone);
  if (!sharedWith) return null;
  const [name] = sharedWith.names;
  return sharedWith.count === 1 && name !== undefined
    ? noteListTexts.sharedWith(name)
    : noteListTexts.sharedWithPeople(sharedWith.count);
}
