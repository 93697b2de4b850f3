import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { AudioPlayer } from '../../../audio/audio-player.tsx';
import { useObjectUrl } from '../use-object-url.ts';
import { SaidBefore } from './said-before.tsx';
import type { Recording } from '../recorder/recorder-snapshot.ts';

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
