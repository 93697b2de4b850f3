import { useParams } from 'react-router-dom';
import { useNote } from '../../features/notes/api/get-note.ts';
import { BackLink } from '../../features/notes/components/back-link.tsx';
import { NoteNotFound } from '../../features/notes/components/note-not-found.tsx';
import { NoteReaderSkeleton } from '../../features/notes/components/note-reader-skeleton.tsx';
import { NotePage } from './note-page.tsx';

/** One note. The id is whatever the address says; the server judges it. */
export default function NoteRoute() {
  const { id = '' } = useParams();
  const { data: note, isPending } = useNote(id);
  return (
    <>
      <BackLink />
      {isPending && <NoteReaderSkeleton />}
      {!isPending && !note && <NoteNotFound />}
      {note && <NotePage key={note.id} note={note} />}
    </>
  );
}
