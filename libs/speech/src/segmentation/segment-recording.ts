import { openAudio, resampleToSpeechRate } from '../audio/open-audio.ts';
import type { SpeechAudio, SpeechProgress } from '../speech-engine.ts';
import { type DecodedRecording, RecordingSegmenter, refuseLongerThan } from './recording-segmenter.ts';
import type { VadSegment } from './vad-segment.ts';
import type { VadSegmenter } from './vad-segmenter.ts';

/** How much has been decoded. */
export type DecodingProgress = Omit<SpeechProgress, 'firstWords'>;

export interface SegmentRecordingOptions {
  segmenter: VadSegmenter;
  maxAudioSeconds: number;
  /** Awaited before more is decoded, so that no more than a few segments are ever in memory. */
  onSegment: (segment: VadSegment) => Promise<void>;
  onProgress: (progress: DecodingProgress) => void;
}

/** Decodes a recording as a stream and passes on each segment of speech in it. Throws a `SpeechError`. */
export async function segmentRecording(
  audio: SpeechAudio,
  { segmenter, maxAudioSeconds, onSegment, onProgress }: SegmentRecordingOptions,
): Promise<DecodedRecording> {
  const { totalSeconds, blocks } = await openAudio(audio);
  refuseLongerThan(maxAudioSeconds, totalSeconds ?? 0);
  const recording = new RecordingSegmenter(segmenter, maxAudioSeconds);
  for await (const samples of resampleToSpeechRate(blocks)) {
    for (const segment of recording.push(samples)) await onSegment(segment);
    onProgress({ doneSeconds: recording.seconds, totalSeconds });
  }
  for (const segment of recording.flush()) await onSegment(segment);
  onProgress({ doneSeconds: recording.seconds, totalSeconds: recording.seconds });
  return recording.describe();
}
