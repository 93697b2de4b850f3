import { useParams } from 'react-router-dom';
import { type DraftPlace, dropDraft, useDraft } from '../../device/drafts.ts';
import { KeptWords } from '../../design/kept-words.tsx';
import { useCurrentUser } from '../../features/account/api/get-current-user.ts';
import { useNote } from '../../features/notes/api/get-note.ts';
import { usePendingChanges } from '../../features/notes/api/pending-changes.ts';
import { BackLink } from '../../features/notes/components/back-link.tsx';
import { NoteNotFound } from '../../features/notes/components/note-not-found.tsx';
import { NoteReaderSkeleton } from '../../features/notes/components/note-reader-skeleton.tsx';
import { withPendingTitle } from '../../features/notes/pending-changes.ts';
import { NotePage } from './note-page.tsx';

/** One note. The id is whatever the address says; the server judges it. */
export default function NoteRoute() {
  const { id = '' } = useParams();
  const { data: note, isPending } = useNote(id);
  const pending = usePendingChanges();
  return (
    <>
      <BackLink />
      {isPending && <NoteReaderSkeleton />}
      {!isPending && !note && (
        <>
          <NoteNotFound />
          <LeftBehind
            kind="note-words"
            noteId={id}
            sentence="You were correcting these words when the note went away."
          />
          <LeftBehind
            kind="comment"
            noteId={id}
            sentence="This comment of yours was not sent before the note went away."
          />
        </>
      )}
      {note && <NotePage key={note.id} note={withPendingTitle(note, pending)} />}
    </>
  );
}

/** What was typed on a note that is not there any more, to be copied from here. */
function LeftBehind({ kind, noteId, sentence }: Pick<DraftPlace, 'kind' | 'noteId'> & { sentence: string }) {
  const place = { ownerId: useCurrentUser().data?.id ?? '', kind, noteId };
  const draft = useDraft(place);
  return draft && <KeptWords sentence={sentence} words={draft.words} onDiscard={() => dropDraft(place)} />;
}
