import clsx from 'clsx';
import type { RecorderSnapshot } from '../recorder/recorder-snapshot.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

interface RecorderWarningProps {
  snapshot: Pick<RecorderSnapshot, 'interruption' | 'isSilent'>;
  className: string;
}

/** Says at once that nothing is heard any more, or nothing but silence. */
export function RecorderWarning({ snapshot: { interruption, isSilent }, className }: RecorderWarningProps) {
  const silence = isSilent ? recorderTexts.silent : null;
  const sentence = interruption ?? silence;
  return (
    sentence && (
      <p role="alert" className={clsx('text-sm', interruption !== null && 'font-semibold text-alarm', className)}>
        {sentence}
      </p>
    )
  );
}

/** What this device's storage could not do, said once and calmly: nothing of the recording is lost by it. */
export function RecorderTrouble({ sentence }: { sentence: string | null }) {
  return (
    <div role="status">{sentence && <p className="rounded-lg bg-alarm-wash px-4 py-3 text-sm">{sentence}</p>}</div>
  );
}
