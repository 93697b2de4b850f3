import { ProgressBar } from '../../../design/progress-bar.tsx';
import { formatBytes } from '../../../format/bytes.ts';
import type { SavingProgress as Progress } from '../save-audio.ts';

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

const WAITS_FOR = { network: 'Waits for the network.', 'sign-in': 'Waits until you sign in again.' };

function describe(progress: Progress): { stage: string; sentence: string; figures: string | null; fraction: number } {
  if (progress.stage === 'sending') {
    const { sentBytes, totalBytes, waitsFor = null } = progress;
    return {
      stage: 'Sending',
      sentence: waitsFor === null ? 'Sending the audio…' : WAITS_FOR[waitsFor],
      figures: totalBytes > WORTH_COUNTING_BYTES ? `${formatBytes(sentBytes)} of ${formatBytes(totalBytes)}` : null,
      fraction: totalBytes > 0 ? sentBytes / totalBytes : 0,
    };
  }
  if (progress.stage === 'waiting') {
    return { stage: 'Waiting', sentence: 'Waiting for its turn to be heard…', figures: null, fraction: 0 };
  }
  if (progress.stage === 'saving') {
    return { stage: 'Saving', sentence: 'Saving the note…', figures: null, fraction: 1 };
  }
  const { doneSeconds, totalSeconds } = progress;
  return {
    stage: 'Writing down',
    sentence: 'Writing down what was said…',
    figures: totalSeconds === null ? null : `${Math.floor(doneSeconds)} of ${Math.round(totalSeconds)} seconds`,
    fraction: totalSeconds ? Math.min(1, doneSeconds / totalSeconds) : 0,
  };
}
