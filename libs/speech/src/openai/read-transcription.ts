import type { Segment } from '@stitchbook/contracts';
import { placeSegment, type BatchPart } from '../segmentation/segment-batch.ts';
import { SpeechError } from '../speech-error.ts';
import { isRecord, readWordConfidences } from './read-word-confidences.ts';

/** What a service recognised in one batch; `wordConfidences` as in `SpeechResult`. */
export interface ServiceTranscription {
  segments: Segment[];
  wordConfidences: number[] | null;
}

/** Turns an answer of whatever shape into segments of the recording. Throws `provider.unreadable`. */
export function readTranscription(answer: unknown, parts: readonly BatchPart[]): ServiceTranscription {
  if (!isRecord(answer) || typeof answer['text'] !== 'string') throw new SpeechError('provider.unreadable');
  const segments = readSegments({ ...answer, text: answer['text'] }, parts);
  return { segments, wordConfidences: readWordConfidences(answer, segments.map(({ text }) => text).join(' ')) };
}

/** The batches of a recording as one; confidences are known where each of them tells. */
export function joinTranscriptions(transcriptions: readonly ServiceTranscription[]): ServiceTranscription {
  const tell = transcriptions.every(({ wordConfidences }) => wordConfidences !== null);
  return {
    segments: transcriptions.flatMap(({ segments }) => segments),
    wordConfidences: tell ? transcriptions.flatMap(({ wordConfidences }) => wordConfidences ?? []) : null,
  };
}

function readSegments(answer: Record<string, unknown> & { text: string }, parts: readonly BatchPart[]): Segment[] {
  const timed = Array.isArray(answer['segments']) ? answer['segments'].filter(isTimed) : [];
  const text = clean(answer.text);
  if (timed.length === 0) return text ? [wholeBatch(text, parts)] : [];
  return timed
    .map(({ start, end, text: words }) =>
      placeSegment({ startSeconds: start, endSeconds: end, text: clean(words) }, parts),
    )
    .filter((segment) => segment.text !== '');
}

function wholeBatch(text: string, parts: readonly BatchPart[]): Segment {
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) throw new SpeechError('provider.unreadable', { cause: 'words without sound' });
  return { startSeconds: first.startSeconds, endSeconds: last.startSeconds + last.durationSeconds, text };
}

function clean(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll(/\s+/g, ' ').trim();
}

function isTimed(value: unknown): value is { start: number; end: number; text: string } {
  return (
    isRecord(value) &&
    Number.isFinite(value['start']) &&
    Number.isFinite(value['end']) &&
    typeof value['text'] === 'string'
  );
}
