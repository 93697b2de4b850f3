import { AudioPlayer } from '../../../audio/audio-player.tsx';
import { useObjectUrl } from '../use-object-url.ts';
import type { Recording } from '../recorder/recorder-snapshot.ts';

/** What was just recorded, to be heard before it is saved. */
export function RecordingPreview({ recording, title }: { recording: Recording; title: string }) {
  const url = useObjectUrl(recording.audio);
  return url && <AudioPlayer key={url} src={url} duration={recording.duration} title={title} />;
}
