import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../design/page-title.tsx';
import { NoteList } from '../../features/notes/components/note-list.tsx';
import { SearchField } from '../../features/notes/components/search-field.tsx';
import { useFreshNote } from '../../features/notes/use-fresh-note.ts';
import { NewNoteButton } from '../../features/recording/components/new-note-button.tsx';
import { useIsInView } from './use-is-in-view.ts';
import { useSaveTake } from './use-save-take.ts';

const loadRecorderPanel = () => import('../../features/recording/components/recorder-panel.tsx');
const RecorderPanel = lazy(loadRecorderPanel);

/** The list of notes. At home the recorder lies open above it. */
export function NotesRoute({ recorderAtHand = false }: { recorderAtHand?: boolean }) {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  const setSearch = useCallback((q: string) => setParameters(q ? { q } : {}, { replace: true }), [setParameters]);
  const [isPanelOpen, setPanelOpen] = useState(recorderAtHand);
  const [freshNoteId, setFreshNoteId] = useFreshNote();
  const saveTake = useSaveTake(setFreshNoteId);
  const [panel, isPanelInView] = useIsInView(isPanelOpen);
  useEffect(() => void loadRecorderPanel(), []);

  const openPanel = () => {
    setPanelOpen(true);
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };

  return (
    <>
      <title>Notes · Stitchbook</title>
      {isPanelOpen && (
        <div ref={panel} className="mb-8 min-h-100">
          <Suspense>
            <RecorderPanel saveTake={saveTake} onClose={() => setPanelOpen(false)} />
          </Suspense>
        </div>
      )}
      <SearchField value={search} onChange={setSearch} />
      <div className="mt-8">
        <PageTitle>Recent Notes</PageTitle>
        <NoteList search={search} freshNoteId={freshNoteId} />
      </div>
      {!isPanelInView && <NewNoteButton onPress={openPanel} />}
    </>
  );
}
