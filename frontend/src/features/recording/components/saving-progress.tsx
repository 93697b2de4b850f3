import { ProgressBar } from '../../../design/progress-bar.tsx';
import { formatBytes } from '../../../format/bytes.ts';
import type { SavingProgress as Progress } from '../save-audio.ts';
import { savingTexts } from '../../../texts/en/saving.ts';

/** Below this an upload is over before it could be read about. */
const WORTH_COUNTING_BYTES = 1_000_000;

/** How far the saving is: bytes sent, then seconds written down. Only the change of stage is spoken, not every number. */
export function SavingProgress({ progress }: { progress: Progress | null }) {
  if (!progress) return null;
  const { stage, sentence, figures, fraction } = describe(progress);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm text-soft">
        <p role="status">{sentence}</p>
        {figures && <p className="tabular-nums">{figures}</p>}
      </div>
      <ProgressBar label={stage} fraction={fraction} text={figures ?? undefined} />
    </div>
  );
}

function waitingFor(waitsFor: 'network' | 'sign-in'): string {
  return waitsFor === 'network' ? savingTexts.waitsForNetwork : savingTexts.waitsForSignIn;
}

function describe(progress: Progress): { stage: string; sentence: string; figures: string | null; fraction: number } {
  if (progress.stage === 'sending') {
    const { sentBytes, totalBytes, waitsFor = null } = progress;
    return {
      stage: savingTexts.sending,
      sentence: waitsFor === null ? savingTexts.sendingAudio : waitingFor(waitsFor),
      figures:
        totalBytes > WORTH_COUNTING_BYTES ? savingTexts.bytesOf(formatBytes(sentBytes), formatBytes(totalBytes)) : null,
      fraction: totalBytes > 0 ? sentBytes / totalBytes : 0,
    };
  }
  if (progress.stage === 'waiting') {
    return { stage: savingTexts.waiting, sentence: savingTexts.waitingForTurn, figures: null, fraction: 0 };
  }
  if (progress.stage === 'saving') {
    return { stage: savingTexts.saving, sentence: savingTexts.savingNote, figures: null, fraction: 1 };
  }
  const { doneSeconds, totalSeconds } = progress;
  return {
    stage: savingTexts.writingDown,
    sentence: savingTexts.writingDownSpeech,
    figures: totalSeconds === null ? null : savingTexts.secondsOf(Math.floor(doneSeconds), Math.round(totalSeconds)),
    fraction: totalSeconds ? Math.min(1, doneSeconds / totalSeconds) : 0,
  };
}
