import type { Segment } from '@stitchbook/contracts';
import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { secondsOf, type Piece } from './piece.ts';

/** Where one piece of a stretch comes from, in seconds. */
export interface StretchPart {
  /** In the stretch. */
  offsetSeconds: number;
  /** In the recording. */
  startSeconds: number;
  durationSeconds: number;
}

/** Several pieces in one sound, long silences left out: what is sent away at once. 16 kHz, mono, 16 bit. */
export interface Stretch {
  samples: Int16Array;
  parts: StretchPart[];
}

const GAP_SAMPLES = 0.5 * SPEECH_SAMPLE_RATE_HZ;

export function joinPieces(pieces: readonly Piece[]): Stretch {
  const total = pieces.reduce((sum, piece) => sum + piece.samples.length + GAP_SAMPLES, 0);
  const samples = new Int16Array(total);
  const parts: StretchPart[] = [];
  let at = 0;
  for (const piece of pieces) {
    for (const [i, sample] of piece.samples.entries()) {
      samples[at + i] = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
    }
    parts.push({
      offsetSeconds: secondsOf(at),
      startSeconds: secondsOf(piece.startSample),
      durationSeconds: secondsOf(piece.samples.length),
    });
    at += piece.samples.length + GAP_SAMPLES;
  }
  return { samples, parts };
}

/** Times within a stretch, as times within the recording; a time in a gap belongs to the end of the piece before. */
export function placeSegment(segment: Segment, parts: readonly StretchPart[]): Segment {
  const startSeconds = placeTime(segment.startSeconds, parts);
  return { ...segment, startSeconds, endSeconds: Math.max(startSeconds, placeTime(segment.endSeconds, parts)) };
}

function placeTime(seconds: number, parts: readonly StretchPart[]): number {
  const part = parts.findLast(({ offsetSeconds }) => offsetSeconds <= seconds) ?? parts[0];
  if (!part) return seconds;
  return part.startSeconds + Math.min(Math.max(0, seconds - part.offsetSeconds), part.durationSeconds);
}
