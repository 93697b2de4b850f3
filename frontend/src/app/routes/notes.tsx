import type { Note } from '@stitchbook/contracts';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { PageTitle } from '../../design/page-title.tsx';
import { useCurrentUser } from '../../features/account/api/get-current-user.ts';
import { GenerateButton } from '../../features/creations/components/generate-button.tsx';
import { ListControls } from '../../features/notes/components/list-controls.tsx';
import { NoteList } from '../../features/notes/components/note-list.tsx';
import { useFreshNote } from '../../features/notes/use-fresh-note.ts';
import { NewNoteButton } from '../../features/recording/components/new-note-button.tsx';
import { ErrorBoundary } from '../../recovery/error-boundary.tsx';
import { lazyPart } from '../../recovery/lazy-part.tsx';
import { useRecorderWanted } from '../shortcuts/use-recorder-wanted.ts';
import { useIsInView } from './use-is-in-view.ts';
import { useListQuery } from './use-list-query.ts';
import { useSaveTake } from './use-save-take.ts';
import { useShareDialog } from './use-share-dialog.tsx';
import { useShowCreation } from './use-show-creation.ts';

const RecorderPanel = lazyPart(() => import('../../features/recording/components/recorder-panel.tsx'));
const UnsavedTakes = lazyPart(() => import('../../features/recording/components/unsaved-takes.tsx'));

/** The list of notes. At home the recorder lies open above it. */
export function NotesRoute({ recorderAtHand = false }: { recorderAtHand?: boolean }) {
  const [query, setQuery] = useListQuery();
  const [shareDialog, openShareDialog] = useShareDialog();
  const showCreation = useShowCreation();
  const renderActions = useCallback(
    (note: Note) => <GenerateButton note={note} label="Generate" onMade={showCreation} />,
    [showCreation],
  );
  const [isPanelOpen, setPanelOpen] = useState(recorderAtHand);
  const [freshNoteId, setFreshNoteId] = useFreshNote();
  const saveTake = useSaveTake(setFreshNoteId);
  const ownerId = useCurrentUser().data?.id ?? '';
  const [panel, isPanelInView] = useIsInView(isPanelOpen);

  // Home is reached from the notes without leaving this screen.
  useEffect(() => {
    if (recorderAtHand) setPanelOpen(true);
  }, [recorderAtHand]);

  const openPanel = () => {
    setPanelOpen(true);
    window.scrollTo({ top: 0, behavior: 'smooth' });
    requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
  };

  const closePanel = () => {
    const { activeElement, body } = document;
    const isGoing = activeElement === body || panel.current?.contains(activeElement);
    if (isGoing) document.getElementById('main')?.focus({ preventScroll: true });
    setPanelOpen(false);
  };

  useRecorderWanted(openPanel);

  return (
    <>
      <title>Notes · Stitchbook</title>
      {isPanelOpen && (
        <div ref={panel} tabIndex={-1} className="mb-8 min-h-100 outline-none">
          <ErrorBoundary what="The recorder">
            <Suspense>
              <RecorderPanel ownerId={ownerId} saveTake={saveTake} onClose={closePanel} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      <ErrorBoundary what="What is not saved yet">
        <Suspense>
          <UnsavedTakes ownerId={ownerId} saveTake={saveTake} />
        </Suspense>
      </ErrorBoundary>
      <ListControls query={query} onChange={setQuery} />
      <div className="mt-8">
        <PageTitle>Recent Notes</PageTitle>
        <ErrorBoundary what="The list">
          <NoteList query={query} freshNoteId={freshNoteId} onShare={openShareDialog} renderActions={renderActions} />
        </ErrorBoundary>
      </div>
      {shareDialog}
      {!isPanelInView && <NewNoteButton onPress={openPanel} />}
    </>
  );
}
