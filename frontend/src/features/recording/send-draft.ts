import { isDraftLocked } from './drafts/draft-lock.ts';
import type { RecordingDraft } from './drafts/draft-store.ts';
import { readDraft } from './drafts/read-draft.ts';
import { saveInBackground } from './save-in-background.ts';
import type { SavingContext } from './savings.ts';

/** Saves a recording that waits on this device, unless some tab is busy with it. */
export async function sendDraft(draft: RecordingDraft, saving: SavingContext): Promise<void> {
  // Discarded while those before it were sent, or another tab's by now.
  if (await isDraftLocked(draft.id)) return;
  // One that cannot be read says why, and stays; it does not keep the others here.
  const audio = await readDraft(draft).catch(() => null);
  if (audio) await saveInBackground({ ...draft, audio, isStored: true, isWaiting: true }, saving, () => false);
}
