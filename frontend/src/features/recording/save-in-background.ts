import { describeProblem } from '../../http/errors.ts';
import { updateDraft } from './drafts/draft-store.ts';
import { keyOf, saveRecording, type RecordingToSave } from './save-recording.ts';
import type { SavingContext } from './savings.ts';

/**
 * Has this device save a draft by itself from now on, even if this page ends first: the outbox of the next one does it then.
 * @returns false where this device does not have the draft
 */
export async function markToBeSaved(id: string, title: string): Promise<boolean> {
  try {
    return await updateDraft(id, { title, waitsForNetwork: true });
  } catch (error) {
    console.error('The copy on this device could not be marked to be saved', error);
    return false;
  }
}

/**
 * Saves a recording that this device keeps while the person does something else. Its card in the list tells how far it is;
 * where it fails, the draft is offered again with the reason.
 * @param isInView whether the person still sees where it was saved from, once it is
 */
export async function saveInBackground(
  recording: RecordingToSave,
  { saveAudio, savings, onDraftsChanged }: SavingContext,
  isInView: () => boolean,
): Promise<void> {
  const key = keyOf(recording);
  const { id, audio, jobId } = recording;
  const sending = { stage: 'sending', sentBytes: 0, totalBytes: audio.size } as const;
  const saving = savings.begin(key, id, jobId === null ? sending : { stage: 'waiting' });
  if (!saving) return;
  let problem: string | null = null;
  try {
    const outcome = await saveRecording(recording, {
      isInView,
      afterCancel: () => saving.afterCancel,
      onDraftsChanged,
      send: (sent) => saveAudio(sent, (progress) => savings.report(key, progress), saving.abort),
    });
    if (outcome.kind === 'not-saved') ({ problem } = outcome);
  } catch (error) {
    problem = describeProblem(error);
  } finally {
    // In this order, so that its draft is shown again with the reason, and not at all when it is saved.
    await onDraftsChanged();
    savings.end(key, problem);
  }
}
