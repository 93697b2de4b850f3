import { buildResult } from '../segmentation/build-result.ts';
import { compareWords, keepAgreedSegments, type ComparedSegment } from '../segmentation/model-agreement.ts';
import { segmentRecording } from '../segmentation/segment-recording.ts';
import { secondsOf, type VadSegment } from '../segmentation/vad-segment.ts';
import type { VadSegmenter } from '../segmentation/vad-segmenter.ts';
import type { SpeechAudio, SpeechProgress, SpeechResult } from '../speech-engine.ts';
import type { Recogniser } from './recogniser.ts';

export interface InProcessOptions {
  segmenter: VadSegmenter;
  recogniser: Recogniser;
  /** Recognises every segment a second time: its words are kept where it agrees with the first, and none where it does not. */
  checker: Recogniser | null;
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
  const compared: ComparedSegment[] = [];
  const decoded = await segmentRecording(audio, {
    segmenter,
    maxAudioSeconds,
    onSegment: async (segment) => {
      const [first, second] = await Promise.all([recogniser.recognise(segment), checker?.recognise(segment)]);
      const text = second ?? first;
      compared.push({ segment: { ...timesOf(segment), text }, ...compareWords(first, text) });
    },
    onProgress: (progress) => onProgress?.(progress),
  });
  const agreed = checker ? keepAgreedSegments(compared) : compared.map(({ segment }) => segment);
  const segments = agreed.filter(({ text }) => text !== '');
  return buildResult(segments, { ...decoded, wasChecked: checker !== null });
}

function timesOf({ startSample, samples }: VadSegment): { startSeconds: number; endSeconds: number } {
  return { startSeconds: secondsOf(startSample), endSeconds: secondsOf(startSample + samples.length) };
}
