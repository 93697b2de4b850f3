import { toast } from '../../design/toast.ts';
import { discardUpload } from './drafts/discard-draft.ts';
import { lockDraft } from './drafts/draft-lock.ts';
import { describeProblem } from '../../http/errors.ts';
import type { Upload } from './failed-uploads.ts';
import type { AudioToSave, SaveOutcome } from './save-audio.ts';
import type { SavingContext } from './savings.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { unsavedTexts } from '../../texts/en/unsaved.ts';

/**
 * Saves a file while the person does something else. Its card in the list tells how far it is; where it fails, the file is
 * in its panel again with the reason.
 */
export async function uploadInBackground(upload: Upload, context: SavingContext): Promise<void> {
  const { key, file, title } = upload;
  const { saveAudio, savings, failedUploads, isListShown } = context;
  const saving = savings.begin(key, null, { stage: 'sending', sentBytes: 0, totalBytes: file.size });
  if (!saving) return;
  // Other tabs do not offer what has arrived of it.
  const unlock = await lockDraft(key);
  const audio: AudioToSave = {
    audio: { uploadKey: key, media: 'file', bytes: file, fileName: file.name },
    key,
    title,
    duration: 0,
    jobId: null,
    onJob: () => undefined,
  };
  const outcome = await saveAudio(audio, (progress) => savings.report(key, progress), saving.abort).catch(
    (error: unknown): SaveOutcome => ({
      kind: 'failed',
      step: 'transcribing',
      waitsFor: null,
      reason: describeProblem(error),
      isAtFault: false,
    }),
  );
  savings.end(key, null);
  unlock?.();
  switch (outcome.kind) {
    case 'saved':
      toast({ title: isListShown() ? unsavedTexts.uploadedInView : unsavedTexts.saved });
      return;
    case 'deleted-since':
      toast({ title: outcome.reason });
      return;
    case 'cancelled':
      // Otherwise it ends with the signed-in page.
      if (saving.afterCancel === 'keep') offerUndo(upload, context);
      return;
    case 'failed':
      failedUploads.add({ ...upload, problem: outcome.reason, isAtFault: outcome.isAtFault });
      toast({
        title: commonTexts.error,
        description: outcome.step === 'transcribing' ? unsavedTexts.notUploaded : unsavedTexts.notSaved,
        tone: 'alarm',
      });
  }
}

/** What has arrived stays on the server while the person may want it back. */
function offerUndo(upload: Upload, context: SavingContext): void {
  const onLapse = () => discardUpload(upload.key);
  toast({
    title: unsavedTexts.uploadCancelled,
    undo: { onUndo: () => void uploadInBackground(upload, context), onLapse },
  });
}
