import { ProgressBar } from '../../../design/progress-bar.tsx';
import { formatBytes } from '../../../format/bytes.ts';
import type { SavingProgress as Progress } from '../save-audio.ts';
import { savingTexts } from '../../../texts/en/saving.ts';

/** Below this an upload is over before it could be read about. */
const WORTH_COUNTING_BYTES = 1_000_000;

/** How far the saving is: bytes sent, then seconds written down. Only the change of stage is spoken, not every number or word. */
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
      {progress.stage === 'transcribing' && progress.firstWords && <FirstWords words={progress.firstWords} />}
    </div>
  );
}

/** What the recording begins with, while the rest is written down. None of it is announced: it grows, and the note will have it. */
function FirstWords({ words }: { words: string }) {
  return (
    <div className="mt-1 rounded-lg bg-hem px-4 py-2">
      <div
        role="log"
        aria-live="off"
        aria-label={savingTexts.firstWords}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too
        tabIndex={0}
        className="max-h-[6.5rem] overflow-y-auto overscroll-contain rounded-sm font-serif text-lg leading-[1.625rem]"
      >
        {words}
      </div>
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
