import { toast } from '../../design/toast.ts';
import { describeProblem } from '../../http/errors.ts';
import type { Upload } from './failed-uploads.ts';
import type { SaveOutcome } from './save-audio.ts';
import type { SavingContext } from './savings.ts';

/**
 * Saves a file while the person does something else. Its card in the list tells how far it is; where it fails, the file is
 * in its panel again with the reason.
 */
export async function uploadInBackground(upload: Upload, context: SavingContext): Promise<void> {
  const { key, file, title } = upload;
  const { saveAudio, savings, failedUploads, isListShown } = context;
  const saving = savings.begin(key, null, { stage: 'sending', sentBytes: 0, totalBytes: file.size });
  if (!saving) return;
  const audio = { audio: file, fileName: file.name, key, title, duration: 0, jobId: null, onJob: () => undefined };
  const outcome = await saveAudio(audio, (progress) => savings.report(key, progress), saving.abort).catch(
    (error: unknown): SaveOutcome => ({
      kind: 'failed',
      step: 'transcribing',
      waitsFor: null,
      reason: describeProblem(error),
    }),
  );
  savings.end(key, null);
  switch (outcome.kind) {
    case 'saved':
      toast({ title: isListShown() ? 'Voice note uploaded and saved successfully!' : 'Note saved successfully!' });
      return;
    case 'deleted-since':
      toast({ title: outcome.reason });
      return;
    case 'cancelled':
      // Otherwise it ends with the signed-in page.
      if (saving.afterCancel === 'keep')
        toast({ title: 'Upload cancelled.', undo: { onUndo: () => void uploadInBackground(upload, context) } });
      return;
    case 'failed':
      failedUploads.add({ ...upload, problem: outcome.reason });
      toast({
        title: 'Error',
        description:
          outcome.step === 'transcribing'
            ? 'Failed to upload and process the audio file.'
            : 'Failed to save note. Please try again.',
        tone: 'alarm',
      });
  }
}
