import { confirm } from '../design/confirm.tsx';
import { hasDraftsOf } from '../device/drafts.ts';
import { listDrafts } from '../features/recording/drafts/use-drafts.ts';
import type { RecorderContextValue } from '../features/recording/recorder/recorder-context.tsx';
import { leaveWithoutWarning } from '../features/recording/use-leave-warning.ts';
import { isUnderWay } from '../features/recording/recorder/recorder-state.ts';
import { logOutTexts } from '../texts/en/log-out.ts';

/** Whoever presses 'Log out' does not wait longer than this for a browser that does not say what it has kept. */
const LOOKS_FOR_MS = 1_000;

type Unsaved = Pick<RecorderContextValue, 'ownerId' | 'recorder' | 'saving'>;

/** Whether to sign out: at once, or as the person answers when something is not saved yet. */
export async function mayLogOut(unsaved: Unsaved): Promise<boolean> {
  const sentences = await describeUnsaved(unsaved);
  if (sentences.length === 0) return true;
  const isMeant = await confirm({
    title: logOutTexts.asked,
    description: sentences.join(' '),
    action: logOutTexts.logOut,
  });
  if (isMeant) leaveWithoutWarning();
  return isMeant;
}

/** What would stop, be lost or stay behind on this device, each in a sentence. */
async function describeUnsaved({ ownerId, recorder, saving: { savings } }: Unsaved): Promise<string[]> {
  const sentences: string[] = [];
  const { state = 'idle', recording = null, storageTrouble = null } = recorder?.snapshot() ?? {};
  const isRecording = isUnderWay(state) || state === 'finishing';
  if (isRecording || recording !== null) {
    if (storageTrouble !== null) sentences.push(logOutTexts.recordingLost);
    else sentences.push(isRecording ? logOutTexts.recordingStops : logOutTexts.recordingStays);
  }
  if (savings.isUploading()) sentences.push(logOutTexts.fileStops);
  const kept = savings.draftIds().size + (await countDrafts(ownerId));
  if (kept > 0) sentences.push(logOutTexts.recordingsStay(kept));
  if (hasDraftsOf(ownerId)) sentences.push(logOutTexts.wordsStay);
  return sentences;
}

async function countDrafts(ownerId: string): Promise<number> {
  const none = new Promise<number>((resolve) => setTimeout(resolve, LOOKS_FOR_MS, 0));
  const found = listDrafts(ownerId).then(
    (drafts) => drafts.length,
    () => 0,
  );
  return Promise.race([found, none]);
}
