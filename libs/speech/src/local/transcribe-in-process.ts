import type { Segment } from '@stitchbook/contracts';
import { finishResult } from '../pieces/finish-result.ts';
import { hearPieces } from '../pieces/hear-pieces.ts';
import { secondsOf } from '../pieces/piece.ts';
import type { SilenceCutter } from '../pieces/silence-cutter.ts';
import type { SpeechAudio, SpeechProgress, SpeechResult } from '../speech-engine.ts';
import type { Recogniser } from './recogniser.ts';

export interface InProcessOptions {
  cutter: SilenceCutter;
  recogniser: Recogniser;
  maxAudioSeconds: number;
  onProgress?: (progress: SpeechProgress) => void;
}

/**
 * The whole work on one recording, in the process that calls it: what the child process does, and what a benchmark
 * measures bare. Untrusted files belong in a child. Throws a `SpeechError`.
 */
export async function transcribeInProcess(
  audio: SpeechAudio,
  { cutter, recogniser, maxAudioSeconds, onProgress }: InProcessOptions,
): Promise<SpeechResult> {
  const segments: Segment[] = [];
  const heard = await hearPieces(audio, {
    cutter,
    maxAudioSeconds,
    onPiece: async (piece) => {
      const text = await recogniser.recognise(piece);
      const endSample = piece.startSample + piece.samples.length;
      if (text) segments.push({ startSeconds: secondsOf(piece.startSample), endSeconds: secondsOf(endSample), text });
    },
    onProgress: (progress) => onProgress?.(progress),
  });
  return finishResult(segments, heard);
}
