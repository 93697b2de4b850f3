import { segmentRecording } from '../segmentation/segment-recording.ts';
import { type Recognisers, TranscriptBuilder } from '../segmentation/transcript-builder.ts';
import type { VadSegmenter } from '../segmentation/vad-segmenter.ts';
import type { SpeechAudio, SpeechProgress, SpeechResult } from '../speech-engine.ts';

export interface InProcessOptions extends Recognisers {
  segmenter: VadSegmenter;
  maxAudioSeconds: number;
  onProgress?: (progress: SpeechProgress) => void;
}

/**
 * The whole work on one recording, in the process that calls it: what the child process does, and what a benchmark
 * measures bare. Untrusted files belong in a child. Throws a `SpeechError`.
 */
export async function transcribeInProcess(
  audio: SpeechAudio,
  { segmenter, recogniser, checker, maxAudioSeconds, onProgress }: InProcessOptions,
): Promise<SpeechResult> {
  const transcript = new TranscriptBuilder({ recogniser, checker });
  const decoded = await segmentRecording(audio, {
    segmenter,
    maxAudioSeconds,
    onSegment: (segment) => transcript.add(segment),
    onProgress: (progress) => onProgress?.(progress),
  });
  return transcript.build(decoded);
}
