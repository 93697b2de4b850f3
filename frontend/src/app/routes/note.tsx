import { useParams } from 'react-router-dom';
import { cardClass } from '../../design/card-class.ts';
import { KeptWords } from '../../design/kept-words.tsx';
import { LoadFailure } from '../../design/load-failure.tsx';
import { LooseThread } from '../../design/loose-thread.tsx';
import { SkeletonLine } from '../../design/skeleton.tsx';
import { type DraftPlace, dropDraft, useDraft } from '../../device/drafts.ts';
import { useCurrentUser } from '../../features/account/api/get-current-user.ts';
import { useNote } from '../../features/notes/api/get-note.ts';
import { usePendingChanges } from '../../features/notes/api/pending-changes.ts';
import { BackLink } from '../../features/notes/components/back-link.tsx';
import { withPendingChange } from '../../features/notes/pending-changes.ts';
import { isOutOfReach, Unreachable } from '../../http/errors.ts';
import { NotePage } from './note-page.tsx';
import { noteTexts } from '../../texts/en/note.ts';

/** One note. The id is whatever the address says; the server judges it. */
export default function NoteRoute() {
  const { id = '' } = useParams();
  const { data: note, error, refetch, ...query } = useNote(id);
  const pending = usePendingChanges();
  // That it was gone may be long ago: deletions are undone. Where nobody answers, it is what is known.
  const isAskedAgain = note === null && query.isFetching && !query.isFetchedAfterMount;
  const isAwaited = query.isPending || isAskedAgain;
  return (
    <>
      <BackLink />
      {isAwaited && <NoteReaderSkeleton />}
      {!isAwaited && !note && (
        <>
          {note === undefined && isOutOfReach(error) ? (
            <div className="mt-4">
              <LoadFailure sentence={noteTexts.notReached} error={new Unreachable()} onRetry={() => void refetch()} />
            </div>
          ) : (
            <NoteNotFound />
          )}
          <LeftBehind kind="note-words" noteId={id} sentence={noteTexts.wordsLeftBehind} />
          <LeftBehind kind="comment" noteId={id} sentence={noteTexts.commentLeftBehind} />
        </>
      )}
      {note?.isKept && (
        <p role="status" className="mt-3 mb-5 rounded-lg bg-hem px-4 py-3">
          {noteTexts.keptHere}
        </p>
      )}
      {note && <NotePage key={note.id} note={withPendingChange(note, pending)} />}
    </>
  );
}

/** What was typed on a note that is not there any more, to be copied from here. */
function LeftBehind({ kind, noteId, sentence }: Pick<DraftPlace, 'kind' | 'noteId'> & { sentence: string }) {
  const place = { ownerId: useCurrentUser().data?.id ?? '', kind, noteId };
  const draft = useDraft(place);
  return draft && <KeptWords sentence={sentence} words={draft.words} onDiscard={() => dropDraft(place)} />;
}

function NoteReaderSkeleton() {
  return (
    <div role="status" aria-label={noteTexts.loading} className="mt-5 grid gap-4">
      <h1 className="sr-only">{noteTexts.loading}</h1>
      <SkeletonLine className="h-4 w-2/5" />
      <SkeletonLine className="h-10 w-4/5" />
      <SkeletonLine className="mt-6 h-11" />
      <SkeletonLine className="mt-6 h-5" />
      <SkeletonLine className="h-5 w-11/12" />
      <SkeletonLine className="h-5 w-3/4" />
    </div>
  );
}

function NoteNotFound() {
  return (
    <section role="alert" className={`${cardClass} mt-4 grid justify-items-center gap-4 px-6 py-14 text-center`}>
      <title>{`${noteTexts.notFound} · Stitchbook`}</title>
      <LooseThread className="w-48" />
      <h1 className="text-2xl">{noteTexts.notFound}</h1>
      <p className="max-w-md text-soft">{noteTexts.notFoundMeans}</p>
    </section>
  );
}
