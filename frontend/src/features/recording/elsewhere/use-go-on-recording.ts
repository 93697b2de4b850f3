import type { Upload } from '@stitchbook/api-types';
import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { useRef, useState } from 'react';
import { toast } from '../../../design/toast.ts';
import { api } from '../../../http/api.ts';
import { describeProblem } from '../../../http/errors.ts';
import { importWithRetry } from '../../../recovery/lazy-with-retry.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { draftCardTexts } from '../../../texts/en/draft-cards.ts';
import { captionsSetting } from '../captions/captions-setting.ts';
import type { SaidBefore } from '../drafts/draft-writer.ts';
import { useRecorderContext } from '../recorder/recorder-context.tsx';
import { titleOf } from './save-upload.ts';
import { useRefreshUploadsElsewhere } from './use-uploads-elsewhere.ts';

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
      const { Recorder } = await importWithRetry(() => import('../recorder/recorder.ts'));
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

/**
 * Has the server go on with what another device has left, as an upload of this one under a key of its own: asked again with the
 * same key, it is the same. Throws where the other device still sends, or somebody was quicker.
 */
async function continueUpload({ id }: Upload, key: string): Promise<SaidBefore> {
  const body = { key, captions: captionsSetting.read() === 'shown' };
  const { data } = await api.post('/api/uploads/{id}/continue', { params: { path: { id } }, body });
  return { key, title: titleOf(data), samples: Math.round((data.seconds ?? 0) * SPEECH_SAMPLE_RATE_HZ) };
}
