import type { Segment } from '@stitchbook/contracts';
import { WHISPER_LANGUAGES } from '../local/languages-of-model.ts';
import { placeSegment, type BatchPart } from '../segmentation/segment-batch.ts';
import { SpeechError } from '../speech-error.ts';
import { isRecord, listIn } from './answer-parts.ts';
import { placeWords } from './place-words.ts';
import { readWordConfidences } from './read-word-confidences.ts';

/** What a service recognised in one batch; `wordConfidences` as in `SpeechResult`. */
export interface ServiceTranscription {
  segments: Segment[];
  wordConfidences: number[] | null;
  /** As in `SpeechResult`. */
  language: string | null;
}

/** Turns an answer of whatever shape into segments of the recording. Throws `provider.unreadable`. */
export function readTranscription(answer: unknown, parts: readonly BatchPart[]): ServiceTranscription {
  if (!isRecord(answer) || typeof answer['text'] !== 'string') throw new SpeechError('provider.unreadable');
  const segments = readSegments({ ...answer, text: answer['text'] }, parts);
  const wordConfidences = readWordConfidences(answer, segments.map(({ text }) => text).join(' '));
  return { segments, wordConfidences, language: readLanguage(answer['language']) };
}

/** The batches of a recording as one; confidences are known where each of them tells. */
export function joinTranscriptions(transcriptions: readonly ServiceTranscription[]): ServiceTranscription {
  const tell = transcriptions.every(({ wordConfidences }) => wordConfidences !== null);
  return {
    segments: transcriptions.flatMap(({ segments }) => segments),
    language: transcriptions.find(({ language }) => language !== null)?.language ?? null,
    wordConfidences: tell ? transcriptions.flatMap(({ wordConfidences }) => wordConfidences ?? []) : null,
  };
}

const nameOfLanguage = new Intl.DisplayNames('en', { type: 'language' });
const CODES_BY_NAME = new Map(WHISPER_LANGUAGES.map((code) => [String(nameOfLanguage.of(code)).toLowerCase(), code]));

function readSegments(answer: Record<string, unknown> & { text: string }, parts: readonly BatchPart[]): Segment[] {
  const text = clean(answer.text);
  const ofWords = placeWords(answer, text);
  if (ofWords) return ofWords.map((segment) => placeSegment(segment, parts));
  const timed = listIn(answer, 'segments').filter(isTimed);
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

/** Services tell a code, or as OpenAI the name in English. */
function readLanguage(told: unknown): string | null {
  if (typeof told !== 'string') return null;
  const language = told.trim().toLowerCase();
  return /^[a-z]{2,3}$/.test(language) ? language : (CODES_BY_NAME.get(language) ?? null);
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
