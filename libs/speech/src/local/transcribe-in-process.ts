import pLimit from 'p-limit';
import { type DecodingProgress, segmentRecording } from '../segmentation/segment-recording.ts';
import { SegmentsInFlight } from '../segmentation/segments-in-flight.ts';
import { type Recognisers, TranscriptBuilder, type WordsOfSegment } from '../segmentation/transcript-builder.ts';
import type { VadSegment } from '../segmentation/vad-segment.ts';
import type { VadSegmenter } from '../segmentation/vad-segmenter.ts';
import type { SpeechAudio, SpeechProgress, SpeechResult } from '../speech-engine.ts';

export interface InProcessOptions extends Recognisers {
  segmenter: VadSegmenter;
  /** How many segments are recognised at a time, those of both models counted. */
  concurrency: number;
  maxAudioSeconds: number;
  onProgress?: (progress: SpeechProgress) => void;
}

/** Segments in flight for each of those that are recognised: while a long one is waited for, the models go on with those behind it. */
const SEGMENTS_AHEAD = 2;

/**
 * The whole work on one recording, in the process that calls it: what the child process does, and what a benchmark
 * measures bare. Untrusted files belong in a child. Throws a `SpeechError`.
 */
export async function transcribeInProcess(
  audio: SpeechAudio,
  { segmenter, recogniser, checker, other = null, concurrency, maxAudioSeconds, onProgress }: InProcessOptions,
): Promise<SpeechResult> {
  const limit = pLimit(concurrency);
  const inTurn = (model: WordsOfSegment): WordsOfSegment => ({
    recognise: (segment) => limit(() => model.recognise(segment)),
  });
  const otherInTurn = other && { ...other, hear: (segment: VadSegment) => limit(() => other.hear(segment)) };
  const transcript = new TranscriptBuilder({
    recogniser: inTurn(recogniser),
    checker: checker && inTurn(checker),
    other: otherInTurn,
  });
  const segments = new SegmentsInFlight(transcript, SEGMENTS_AHEAD * concurrency);
  let decoded: DecodingProgress = { doneSeconds: 0, totalSeconds: null };
  let doneSeconds = 0;
  const report = () => {
    // What has been decoded may turn out to be the beginning of a segment.
    doneSeconds = Math.max(doneSeconds, segments.startSeconds ?? decoded.doneSeconds);
    onProgress?.({ ...decoded, doneSeconds, firstWords: transcript.firstWords });
  };
  try {
    const recording = await segmentRecording(audio, {
      segmenter,
      maxAudioSeconds,
      onSegment: (segment) => segments.add(segment),
      onProgress: (progress) => {
        decoded = progress;
        report();
      },
    });
    while (await segments.takeFirst()) report();
    return await transcript.build(recording);
  } finally {
    await segments.settle();
  }
}
