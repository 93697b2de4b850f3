import { toast } from '../../../design/toast.ts';
import { deleteDiscardedUploads, markUploadDiscarded } from '../../../uploads/discarded-uploads.ts';
import { isDraftLocked, lockDraft } from './draft-lock.ts';
import { deleteDraft, updateDraft } from './draft-store.ts';
import { describeStorageError } from './storage-error.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { unsavedTexts } from '../../../texts/en/unsaved.ts';

/**
 * Discards a draft, which can be undone for as long as the toast says so: until then nothing of it is deleted, but this
 * tab's lock keeps it from every list and from the outbox. It is marked as well: whoever leaves the page meanwhile has
 * said twice that they do not want it, so that the next list deletes it.
 * @param onDraftsChanged resolves when the list of drafts shows it
 */
export async function discardDraft(id: string, onDraftsChanged: () => Promise<void>): Promise<void> {
  const unlock = await lockDraft(id);
  if (!unlock) {
    toast({ title: commonTexts.error, description: unsavedTexts.otherTab, tone: 'alarm' });
    return;
  }
  // A device without any room left may not even be able to mark it: a page that is left then offers it again.
  const isThere = await mark(id, true).catch(() => true);
  const end = async () => {
    unlock();
    await onDraftsChanged();
  };
  if (!isThere) return end();
  const restore = async () => {
    try {
      await mark(id, false);
    } catch (error) {
      const description = describeStorageError(error, unsavedTexts.notBroughtBack);
      toast({ title: commonTexts.error, description, tone: 'alarm', undo });
      return;
    }
    await end();
  };
  const remove = async () => {
    try {
      await deleteDraftForGood(id);
    } catch (error) {
      const otherwise = unsavedTexts.notDiscarded;
      toast({ title: commonTexts.error, description: describeStorageError(error, otherwise), tone: 'alarm' });
      await mark(id, false).catch(() => false);
    }
    await end();
  };
  const undo = { onUndo: () => void restore(), onLapse: () => void remove() };
  await onDraftsChanged();
  toast({ title: unsavedTexts.discarded, undo });
}

/** Deletes what nobody wants any more: here, and what the server has of it as soon as it can be reached. */
export async function deleteDraftForGood(id: string): Promise<void> {
  await deleteDraft(id);
  discardUpload(id);
}

/** Has the server delete an upload, now or as soon as it can be reached. */
export function discardUpload(key: string): void {
  markUploadDiscarded(key);
  void emptyDiscarded().catch(() => undefined);
}

/** Deletes on the server what was discarded here, except where a tab can still take it back. */
export function emptyDiscarded(): Promise<void> {
  return deleteDiscardedUploads((key) => isDraftLocked(undoLockOf(key)));
}

/** Held while discarding an upload can be undone. */
export const undoLockOf = (key: string) => `undo.${key}`;

function mark(id: string, isDiscarded: boolean): Promise<boolean> {
  return updateDraft(id, { isDiscarded });
}
