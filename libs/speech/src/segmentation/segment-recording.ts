import { openAudio, resampleToSpeechRate } from '../audio/open-audio.ts';
import type { SpeechAudio, SpeechProgress, SpeechResult } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';
import { secondsOf, type VadSegment } from './vad-segment.ts';
import type { VadSegmenter } from './vad-segmenter.ts';
import { WaveformPeaks } from './waveform-peaks.ts';

export interface SegmentRecordingOptions {
  segmenter: VadSegmenter;
  maxAudioSeconds: number;
  /** Awaited before more is decoded, so that no more than a few segments are ever in memory. */
  onSegment: (segment: VadSegment) => Promise<void>;
  onProgress: (progress: SpeechProgress) => void;
}

/** What is known of a recording once it has been decoded to its end; see `SpeechResult`. */
export type DecodedRecording = Pick<SpeechResult, 'durationSeconds' | 'speechSeconds' | 'peaks'>;

/** Decodes a recording as a stream and passes on each segment of speech in it. Throws a `SpeechError`. */
export async function segmentRecording(
  audio: SpeechAudio,
  { segmenter, maxAudioSeconds, onSegment, onProgress }: SegmentRecordingOptions,
): Promise<DecodedRecording> {
  const { totalSeconds, blocks } = await openAudio(audio);
  refuseLongerThan(maxAudioSeconds, totalSeconds ?? 0);
  segmenter.reset();
  let decodedSamples = 0;
  let speechSamples = 0;
  const peaks = new WaveformPeaks();
  const passOn = async (segments: VadSegment[]) => {
    for (const segment of segments) {
      speechSamples += segment.voicedSamples;
      await onSegment(segment);
    }
  };
  for await (const samples of resampleToSpeechRate(blocks)) {
    decodedSamples += samples.length;
    refuseLongerThan(maxAudioSeconds, secondsOf(decodedSamples));
    peaks.add(samples);
    await passOn(segmenter.accept(samples));
    onProgress({ doneSeconds: secondsOf(decodedSamples), totalSeconds });
  }
  if (decodedSamples === 0) throw new SpeechError('audio.empty');
  await passOn(segmenter.flush());
  const durationSeconds = secondsOf(decodedSamples);
  onProgress({ doneSeconds: durationSeconds, totalSeconds: durationSeconds });
  return { durationSeconds, speechSeconds: secondsOf(speechSamples), peaks: peaks.toBytes() };
}

function refuseLongerThan(maxSeconds: number, seconds: number): void {
  if (seconds <= maxSeconds) return;
  const hours = maxSeconds / 3_600;
  throw new SpeechError('audio.too-long', {
    message: `This recording is longer than ${hours} ${hours === 1 ? 'hour' : 'hours'}, the most that can be transcribed here.`,
  });
}
