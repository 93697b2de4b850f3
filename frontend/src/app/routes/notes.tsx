import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useCurrentUser } from '../../features/account/api/get-current-user.ts';
import { GenerateButton } from '../../features/creations/components/generate-button.tsx';
import { GenerateItems, GeneratingMark } from '../../features/creations/components/generate-items.tsx';
import { ListHead } from '../../features/notes/components/list-head.tsx';
import type { NoteActions } from '../../features/notes/components/note-row.tsx';
import { NoteList } from '../../features/notes/components/note-list.tsx';
import { isNarrowed } from '../../features/notes/list-query.ts';
import type { RecorderPanelTab } from '../../features/recording/components/recorder-panel.tsx';
import { useFailedUpload } from '../../features/recording/failed-uploads.ts';
import { NewNoteButton } from '../../features/recording/components/new-note-button.tsx';
import {
  useRecorderContext,
  useRecorderState,
  useStartRecording,
} from '../../features/recording/recorder/recorder-context.tsx';
import { ErrorBoundary } from '../../recovery/error-boundary.tsx';
import { lazyWithRetry } from '../../recovery/lazy-with-retry.tsx';
import { loadTranscribeAudio } from '../use-save-audio.ts';
import { useRecorderWanted } from '../shortcuts/use-recorder-wanted.ts';
import type { StitchedFrom } from './stitch-from-list.tsx';
import { useIsInView } from './use-is-in-view.ts';
import { useListQuery } from './use-list-query.ts';
import { useShareDialog } from './use-share-dialog.tsx';
import { useShowCreation } from './use-show-creation.ts';
import { generateTexts } from '../../texts/en/generate.ts';
import { noteListTexts } from '../../texts/en/note-list.ts';
import { pageTexts } from '../../texts/en/page.ts';

const SavingStatus = lazyWithRetry(() => import('../../features/recording/components/saving-status.tsx'));
const RecorderPanel = lazyWithRetry(async () => {
  const panel = import('../../features/recording/components/recorder-panel.tsx');
  await SavingStatus.load();
  await (await loadTranscribeAudio()).loadSendAudio();
  return panel;
});
/** Fetched when notes are first selected, or looked for. */
const StitchFromList = lazyWithRetry(() => import('./stitch-from-list.tsx'));
const DraftList = lazyWithRetry(() => import('../../features/recording/components/draft-list.tsx'));

/** The list of notes. At home the recorder lies open above it. */
export function NotesRoute({ recorderAtHand = false }: { recorderAtHand?: boolean }) {
  const [query, setQuery] = useListQuery();
  const isFinding = isNarrowed(query);
  // On its way while the notes are: what was found is not moved down by it.
  useEffect(() => {
    if (isFinding) StitchFromList.load().catch(() => undefined);
  }, [isFinding]);
  const [shareDialog, openShareDialog] = useShareDialog();
  const showCreation = useShowCreation();
  const hasLanguageModel = useCurrentUser().data?.hasLanguageModel ?? true;
  const actions = useMemo<NoteActions>(() => {
    const making = { hasLanguageModel, onView: showCreation };
    const stitch = (from: StitchedFrom) => (
      <ErrorBoundary what={null}>
        <Suspense>
          <StitchFromList {...from} onView={showCreation} />
        </Suspense>
      </ErrorBoundary>
    );
    return {
      renderOnCard: (note) => <GenerateButton note={note} label={generateTexts.generate} {...making} />,
      renderInRow: (note) => <GeneratingMark note={note} />,
      renderInMenu: (note) => <GenerateItems note={note} {...making} />,
      renderForSelected: (selected, onBegun) => stitch({ selected, onBegun }),
      renderForFound: (found) => stitch({ found }),
    };
  }, [hasLanguageModel, showCreation]);
  const [isPanelOpen, setPanelOpen] = useState(recorderAtHand);
  const [panelTab, setPanelTab] = useState<RecorderPanelTab>('record');
  const { ownerId, saving, freshNoteId, recorder } = useRecorderContext();
  const renderSaving = useCallback(
    (key: string, cancel: () => void) => (
      <Suspense>
        <SavingStatus savings={saving.savings} savingKey={key} onCancel={cancel} />
      </Suspense>
    ),
    [saving],
  );
  const [panel, isPanelInView] = useIsInView(isPanelOpen);

  // Home is reached from the notes without leaving this screen.
  useEffect(() => {
    if (recorderAtHand) setPanelOpen(true);
  }, [recorderAtHand]);

  const recorderState = useRecorderState();
  const failedUpload = useFailedUpload(saving.failedUploads);
  // Its file is in the panel again; who is about to record finds it there afterwards.
  const isFileShown = failedUpload !== null && recorderState === 'idle';
  useEffect(() => {
    if (!isFileShown) return;
    setPanelOpen(true);
    setPanelTab('upload');
  }, [isFileShown, failedUpload]);

  // On its other tab the panel shows nothing of a recording.
  const isRecordTabInView = isPanelInView && panelTab === 'record';
  useEffect(() => {
    recorder?.setPanelInView(isRecordTabInView);
    return () => recorder?.setPanelInView(false);
  }, [isRecordTabInView, recorder]);

  const openPanel = (tab: RecorderPanelTab) => {
    setPanelTab(tab);
    setPanelOpen(true);
    window.scrollTo({ top: 0, behavior: 'smooth' });
    requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
  };

  const openRecorder = () => openPanel('record');

  const closePanel = () => {
    const { activeElement, body } = document;
    const isGoing = activeElement === body || panel.current?.contains(activeElement);
    if (isGoing) document.getElementById('main')?.focus({ preventScroll: true });
    setPanelOpen(false);
    setPanelTab('record');
  };

  const startRecording = useStartRecording();
  useRecorderWanted(openPanel, startRecording);

  const recordFirst = () => {
    openRecorder();
    startRecording();
  };

  return (
    <>
      <title>{`${pageTexts.notes} · Stitchbook`}</title>
      {isPanelOpen && (
        <div ref={panel} tabIndex={-1} className="mb-8 min-h-100 outline-none">
          <ErrorBoundary what={noteListTexts.theRecorder}>
            <Suspense>
              <RecorderPanel tab={panelTab} onTabChange={setPanelTab} onClose={closePanel} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      <ErrorBoundary what={noteListTexts.whatIsNotSaved}>
        <Suspense>
          <DraftList ownerId={ownerId} saving={saving} onOpenRecorder={openRecorder} />
        </Suspense>
      </ErrorBoundary>
      <ListHead query={query} onChange={setQuery} />
      <ErrorBoundary what={noteListTexts.theList}>
        <NoteList
          query={query}
          firstNote={{ onRecord: recordFirst, onUpload: () => openPanel('upload') }}
          freshNoteId={freshNoteId}
          onShare={openShareDialog}
          actions={actions}
          renderSaving={renderSaving}
        />
      </ErrorBoundary>
      {shareDialog}
      {!isPanelInView && recorderState === 'idle' && <NewNoteButton onPress={openRecorder} />}
    </>
  );
}
