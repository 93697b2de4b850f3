import type { Upload } from '@stitchbook/api-types';
import { useRef, useState } from 'react';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { loadWithRetry } from '../../../recovery/lazy-with-retry.tsx';
import { useRecorderContext } from '../recorder/recorder-context.tsx';
import { continueUpload } from './continue-upload.ts';
import { useRefreshUploadsElsewhere } from './use-uploads-elsewhere.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { draftCardTexts } from '../../../texts/en/draft-cards.ts';

/**
 * Goes on, with the recorder of this page, with what another device has left. First the server, then the microphone: nothing is
 * heard that may not be added.
 */
export function useGoOnRecording(upload: Upload, onOpenRecorder: () => void): () => Promise<void> {
  const { ownerId, saving, recorder, setRecorder } = useRecorderContext();
  const refresh = useRefreshUploadsElsewhere();
  // The same for every try: an answer that was lost costs nothing.
  const [key] = useState(() => crypto.randomUUID());
  const isBusy = useRef(false);
  return async () => {
    if (isBusy.current) return;
    if (recorder && recorder.snapshot().state !== 'idle') {
      toast({ title: draftCardTexts.saveOwnFirst, tone: 'alarm' });
      return;
    }
    isBusy.current = true;
    try {
      const { Recorder } = await loadWithRetry(() => import('../recorder/recorder.ts'));
      const before = await continueUpload(upload, key);
      const current = recorder ?? new Recorder(ownerId, saving);
      setRecorder(current);
      void current.goOn(before);
      onOpenRecorder();
    } catch (error) {
      toast({ title: commonTexts.error, description: describeProblem(error), tone: 'alarm' });
    } finally {
      isBusy.current = false;
      await refresh();
    }
  };
}
