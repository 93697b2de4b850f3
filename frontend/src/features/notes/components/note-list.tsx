import { LoadFailure } from '../../../design/load-failure.tsx';
import { useNotesBeingDeleted } from '../api/delete-note.ts';
import { useNotes } from '../api/get-notes.ts';
import { useNotesBeingSaved } from '../api/save-note.ts';
import { EmptyList } from './empty-list.tsx';
import { MoreNotes } from './more-notes.tsx';
import { NoteCard } from './note-card.tsx';
import { NoteCardSkeleton } from './note-card-skeleton.tsx';
import { NoteMenu } from './note-menu.tsx';
import { SavingCard } from './saving-card.tsx';

interface NoteListProps {
  search: string;
  /** The note that was saved a moment ago. */
  freshNoteId: number | null;
}

export function NoteList({ search, freshNoteId }: NoteListProps) {
  const { data, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotes(search);
  const beingSaved = useNotesBeingSaved();
  const beingDeleted = useNotesBeingDeleted();
  if (isPending) {
    return (
      <div role="status" aria-label="Loading notes" className="grid grid-cols-1 gap-5">
        <NoteCardSkeleton />
        <NoteCardSkeleton />
        <NoteCardSkeleton />
      </div>
    );
  }
  if (isError && !data) return <LoadFailure what="Your notes" error={error} onRetry={() => void refetch()} />;
  const notes = data.pages.flatMap((page) => page.notes);
  if (notes.length === 0 && beingSaved.length === 0) return <EmptyList isSearch={search !== ''} />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-5">
        {beingSaved.map((note) => (
          <li key={note.id} className="animate-arrive">
            <SavingCard note={note} />
          </li>
        ))}
        {notes.map((note) => (
          <li key={note.id}>
            <NoteCard
              note={note}
              isFresh={note.id === freshNoteId}
              isDeleting={beingDeleted.has(note.id)}
              menu={<NoteMenu note={note} />}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && <MoreNotes isFetching={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </>
  );
}
