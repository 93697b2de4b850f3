import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { AudioPlayer } from '../../../audio/audio-player.tsx';
import { useObjectUrl } from '../use-object-url.ts';
import type { Recording } from '../recorder/recorder-snapshot.ts';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

/** What was just recorded here, to be heard before it is saved. */
export function RecordingPreview({ recording, title }: { recording: Recording; title: string }) {
  const { audio, duration, samplesBefore } = recording;
  const url = useObjectUrl(audio);
  const secondsBefore = samplesBefore / SPEECH_SAMPLE_RATE_HZ;
  const secondsHere = duration - secondsBefore;
  return (
    <>
      {url && secondsHere > 0 && <AudioPlayer key={url} src={url} duration={secondsHere} title={title} />}
      <SaidBefore seconds={secondsBefore} />
    </>
  );
}

/** Below a player: it has only what was said on this device. */
export function SaidBefore({ seconds }: { seconds: number }) {
  if (seconds === 0) return null;
  const time = <span className="tabular-nums">{formatPlaybackTime(seconds)}</span>;
  return <p className="-mt-1 text-sm text-soft">{recorderTexts.saidBefore(time)}</p>;
}
