import { openAudio } from '../audio/open-audio.ts';
import { resampleToSpeechRate } from '../audio/resample-to-speech-rate.ts';
import type { SpeechAudio, SpeechProgress } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';
import { secondsOf, type Piece } from './piece.ts';
import type { SilenceCutter } from './silence-cutter.ts';

export interface HearOptions {
  cutter: SilenceCutter;
  maxAudioSeconds: number;
  /** Awaited before more is decoded, so that no more than a few pieces are ever in memory. */
  onPiece: (piece: Piece) => Promise<void>;
  onProgress: (progress: SpeechProgress) => void;
}

/** Decodes a recording as a stream and hands over each piece of speech in it. Throws a `SpeechError`. */
export async function hearPieces(
  audio: SpeechAudio,
  { cutter, maxAudioSeconds, onPiece, onProgress }: HearOptions,
): Promise<{ durationSeconds: number; speechSeconds: number }> {
  const { totalSeconds, blocks } = await openAudio(audio);
  refuseLongerThan(maxAudioSeconds, totalSeconds ?? 0);
  cutter.reset();
  let heardSamples = 0;
  let speechSamples = 0;
  const handOver = async (pieces: Piece[]) => {
    for (const piece of pieces) {
      speechSamples += piece.voicedSamples;
      await onPiece(piece);
    }
  };
  for await (const samples of resampleToSpeechRate(blocks)) {
    heardSamples += samples.length;
    refuseLongerThan(maxAudioSeconds, secondsOf(heardSamples));
    await handOver(cutter.accept(samples));
    onProgress({ doneSeconds: secondsOf(heardSamples), totalSeconds });
  }
  if (heardSamples === 0) throw new SpeechError('audio.empty');
  await handOver(cutter.finish());
  const durationSeconds = secondsOf(heardSamples);
  onProgress({ doneSeconds: durationSeconds, totalSeconds: durationSeconds });
  return { durationSeconds, speechSeconds: secondsOf(speechSamples) };
}

function refuseLongerThan(maxSeconds: number, seconds: number): void {
  if (seconds <= maxSeconds) return;
  const hours = maxSeconds / 3_600;
  throw new SpeechError('audio.too-long', {
    message: `This recording is longer than ${hours} ${hours === 1 ? 'hour' : 'hours'}, the most that can be transcribed here.`,
  });
}
