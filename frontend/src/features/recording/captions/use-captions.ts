import { useMemo, useSyncExternalStore } from 'react';
import type { LiveUpload } from '../../../uploads/live-upload.ts';
import { captionsSetting } from './captions-setting.ts';
import { Captions, type CaptionsSnapshot, NO_CAPTIONS } from './captions.ts';

/** The words of what is recorded; none where nobody wants them. */
export function useCaptions(upload: LiveUpload | null): CaptionsSnapshot {
  const [wish] = captionsSetting.use();
  const uploadId = useSyncExternalStore(upload?.subscribe ?? subscribeToNothing, () => upload?.uploadId() ?? null);
  const isWanted = wish === 'shown' && upload?.subject.wantsCaptions === true;
  const captions = useMemo(
    () => (isWanted && uploadId !== null ? new Captions(uploadId, () => upload.slowDown()) : null),
    [isWanted, uploadId, upload],
  );
  return useSyncExternalStore(captions?.subscribe ?? subscribeToNothing, captions?.snapshot ?? nothing);
}

const subscribeToNothing = () => () => undefined;
const nothing = () => NO_CAPTIONS;
