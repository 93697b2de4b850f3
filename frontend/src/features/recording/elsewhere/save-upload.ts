import type { Upload } from '@stitchbook/api-types';
import { DEFAULT_RECORDING_TITLE, DEFAULT_UPLOAD_TITLE } from '@stitchbook/contracts';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { titleFromFileName } from '../audio-file.ts';
import { lockDraft } from '../drafts/draft-lock.ts';
import { titleOr } from '../note-title.ts';
import type { SaveOutcome } from '../save-audio.ts';
import type { SavingContext } from '../savings.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { unsavedTexts } from '../../../texts/en/unsaved.ts';

/** What an upload is called, here and as a note. */
export function titleOf({ title, fileName, media }: Pick<Upload, 'title' | 'fileName' | 'media'>): string {
  if (media === 'pcm') return titleOr(DEFAULT_RECORDING_TITLE, title ?? '');
  return titleOr(fileName === null ? DEFAULT_UPLOAD_TITLE : titleFromFileName(fileName), title ?? '');
}

/**
 * Saves what the server has of an upload as a note, in the background: that is then all of it, wherever more was said. Where it
 * fails, it is offered again with the reason.
 * @param onChanged resolves when the list of what came from elsewhere is up to date
 */
export async function saveUpload(
  upload: Upload,
  { saveAudio, savings, isListShown }: SavingContext,
  onChanged: () => Promise<void>,
): Promise<void> {
  const { key, media, receivedBytes, seconds } = upload;
  const unlock = await lockDraft(key);
  if (!unlock) return;
  const sending = { stage: 'sending', sentBytes: receivedBytes, totalBytes: receivedBytes } as const;
  const saving = savings.begin(key, null, sending);
  if (!saving) return unlock();
  let problem: string | null = null;
  try {
    // Its card gives way to that of its note.
    await onChanged();
    const audio = {
      audio: { uploadKey: key, media, bytes: new Blob([]) },
      key,
      title: titleOf(upload),
      duration: seconds ?? 0,
      jobId: null,
      onJob: () => undefined,
    };
    const outcome = await saveAudio(audio, (progress) => savings.report(key, progress), saving.abort);
    problem = say(outcome, isListShown());
  } catch (error) {
    problem = describeProblem(error);
  } finally {
    savings.end(key, problem);
    unlock();
    await onChanged();
  }
}

/** Tells how it ended. Answers why it was not saved, in a sentence. */
function say(outcome: SaveOutcome, isListShown: boolean): string | null {
  if (outcome.kind === 'failed') {
    const description = outcome.step === 'saving' ? unsavedTexts.notSaved : unsavedTexts.notTranscribed;
    toast({ title: commonTexts.error, description, tone: 'alarm' });
    return outcome.reason;
  }
  if (outcome.kind === 'saved') toast({ title: isListShown ? unsavedTexts.savedInView : unsavedTexts.saved });
  if (outcome.kind === 'deleted-since') toast({ title: outcome.reason });
  return null;
}
