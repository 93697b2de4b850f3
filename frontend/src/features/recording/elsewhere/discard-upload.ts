import { toast } from '../../../design/toast.ts';
import { markUploadDiscarded, unmarkUploadDiscarded } from '../../../uploads/discarded-uploads.ts';
import { emptyDiscarded, undoLockOf } from '../drafts/discard-draft.ts';
import { lockDraft } from '../drafts/draft-lock.ts';
import { unsavedTexts } from '../../../texts/en/unsaved.ts';

/**
 * Discards an upload, which can be undone for as long as the toast says so. It is marked at once, so that it stays discarded
 * when the page is left meanwhile.
 * @param onDiscarded told once it is deleted
 */
export async function discardUploadElsewhere(key: string, onDiscarded: () => Promise<void>): Promise<void> {
  const unlock = await lockDraft(undoLockOf(key));
  markUploadDiscarded(key);
  const restore = () => {
    unmarkUploadDiscarded(key);
    unlock?.();
  };
  const remove = async () => {
    unlock?.();
    await emptyDiscarded().catch(() => undefined);
    await onDiscarded();
  };
  toast({ title: unsavedTexts.discarded, undo: { onUndo: restore, onLapse: () => void remove() } });
}
