import { DEFAULT_RECORDING_TITLE } from '@stitchbook/contracts';
import { toast } from '../../design/toast.ts';
import { deleteDraftForGood, discardDraft } from './drafts/discard-draft.ts';
import { lockDraft } from './drafts/draft-lock.ts';
import { deleteDraft, updateDraft } from './drafts/draft-store.ts';
import { BYTES_PER_SAMPLE, pcmOf } from './capture/encode-wav.ts';
import { titleOr } from './note-title.ts';
import type { AfterCancel, AudioToSave, SaveOutcome } from './save-audio.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { unsavedTexts } from '../../texts/en/unsaved.ts';

export interface RecordingToSave {
  id: string;
  /** What this device has of it. */
  audio: Blob;
  /** Seconds, with what was said on another device before. */
  duration: number;
  /** At 16 kHz: said there, and kept by the server alone. */
  samplesBefore?: number;
  title: string;
  jobId: string | null;
  /** Whether this device has it too, so that it can wait for the network. */
  isStored: boolean;
  /** Whether it has been waiting already, and the person knows. */
  isWaiting: boolean;
}

interface SavingOptions {
  send: (audio: AudioToSave) => Promise<SaveOutcome>;
  /** Whether the screen from which it was saved still shows it. */
  isInView: () => boolean;
  /** Asked once its saving was given up. */
  afterCancel: () => AfterCancel;
  onDraftsChanged: () => Promise<void>;
}

/**
 * `saved`: there is nothing more to do for it here, it is a note or will be by itself. `problem` is a sentence for the
 * person.
 */
export type RecordingSaved = { kind: 'saved' | 'cancelled' } | { kind: 'not-saved'; problem: string };

/** What this device had no room for is missing after a crash: the length tells it from the whole. */
export function keyOf({ id, audio }: Pick<RecordingToSave, 'id' | 'audio'>): string {
  return `${id}.${audio.size}`;
}

/** Saves a recording that is kept on this device, and deletes it there only once it is a note. */
export async function saveRecording(
  recording: RecordingToSave,
  { send, isInView, afterCancel, onDraftsChanged }: SavingOptions,
): Promise<RecordingSaved> {
  const { id, audio, duration, samplesBefore = 0, isStored, isWaiting } = recording;
  const release = await lockDraft(id);
  if (!release) return { kind: 'not-saved', problem: unsavedTexts.otherTab };
  const title = titleOr(DEFAULT_RECORDING_TITLE, recording.title);
  try {
    const outcome = await send({
      audio: { uploadKey: id, media: 'pcm', bytes: pcmOf(audio), start: samplesBefore * BYTES_PER_SAMPLE },
      key: keyOf(recording),
      title,
      duration,
      jobId: recording.jobId,
      onJob: (jobId) => void change(id, { jobId }),
    });
    switch (outcome.kind) {
      case 'saved':
        await deleteDraft(id).catch(logged);
        toast({ title: isInView() ? unsavedTexts.savedInView : unsavedTexts.saved });
        return { kind: 'saved' };
      case 'deleted-since':
        await deleteDraft(id).catch(logged);
        toast({ title: outcome.reason });
        return { kind: 'saved' };
      case 'cancelled':
        if (afterCancel() === 'delete') await deleteDraftForGood(id).catch(logged);
        if (afterCancel() === 'keep' || afterCancel() === 'discard') await change(id, { waitsForNetwork: false });
        if (afterCancel() === 'discard') await discardDraft(id, onDraftsChanged);
        return { kind: 'cancelled' };
      case 'failed':
        if (!outcome.waitsFor || !isStored || !(await change(id, { waitsForNetwork: true, title }))) break;
        if (!isWaiting) toast({ title: unsavedTexts.keptHere, description: sentAgain(outcome.waitsFor) });
        return { kind: 'saved' };
    }
    if (isStored) await change(id, { waitsForNetwork: false });
    toast({
      title: commonTexts.error,
      description: outcome.step === 'saving' ? unsavedTexts.notSaved : unsavedTexts.notTranscribed,
      tone: 'alarm',
    });
    return { kind: 'not-saved', problem: outcome.reason };
  } finally {
    release();
  }
}

function sentAgain(waitsFor: 'network' | 'sign-in'): string {
  return waitsFor === 'network' ? unsavedTexts.sentWhenReachable : unsavedTexts.sentWhenSignedIn;
}

/** Whether the copy on this device has changed as it should. */
function change(...[id, changes]: Parameters<typeof updateDraft>): Promise<boolean> {
  return updateDraft(id, changes).catch(logged);
}

function logged(error: unknown): false {
  console.error('The copy on this device could not be changed', error);
  return false;
}
