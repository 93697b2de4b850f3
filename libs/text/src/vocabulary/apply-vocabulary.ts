import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { MAX_SUBSTITUTIONS, type OwnTerm, type Segment, type Substitution } from '@stitchbook/contracts';
import { findSubstitutions } from './find-substitutions.ts';
import { OrdinaryWords } from './ordinary-words.ts';
import { VocabularyIndex } from './vocabulary-index.ts';

/** Longer segments, such as a speech service may answer, are gone through in pieces; a term across two of them is not found. */
const MAX_PIECE_LENGTH = 500;
const MAX_BUSY_MS = 10;

export interface TranscriptWithTerms {
  /** The segments' texts, one after the other with spaces between. */
  text: string;
  segments: Segment[];
  /** In the order of the text, at most 200; nothing is put in beyond them. */
  substitutions: Substitution[];
}

/**
 * Puts a person's own words in the place of what sounds like them. Takes time in proportion to the transcript, however many terms there
 * are, and yields to the event loop. Rejects with the signal's reason when `signal` aborts.
 */
export async function applyVocabulary(
  segments: readonly Segment[],
  terms: readonly OwnTerm[],
  signal?: AbortSignal,
): Promise<TranscriptWithTerms> {
  if (terms.length === 0) return { text: joined(segments), segments: [...segments], substitutions: [] };
  const heard = { index: new VocabularyIndex(terms), ordinary: await OrdinaryWords.load() };
  const substitutions: Substitution[] = [];
  const applied: Segment[] = [];
  let begin = 0;
  let yieldedAt = performance.now();
  for (const segment of segments) {
    let text = '';
    for (const piece of piecesOf(segment.text)) {
      const found = findSubstitutions(piece, heard).slice(0, MAX_SUBSTITUTIONS - substitutions.length);
      let end = 0;
      for (const { at, term, heard: replaced } of found) {
        text += piece.slice(end, at);
        substitutions.push({ term, heard: replaced, at: begin + text.length });
        text += term;
        end = at + replaced.length;
      }
      text += piece.slice(end);
      if (performance.now() - yieldedAt < MAX_BUSY_MS) continue;
      await yieldToEventLoop();
      signal?.throwIfAborted();
      yieldedAt = performance.now();
    }
    applied.push({ ...segment, text });
    begin += text.length + 1;
  }
  return { text: joined(applied), segments: applied, substitutions };
}

const joined = (segments: readonly Segment[]) => segments.map(({ text }) => text).join(' ');

/** Cut between words where there is a space. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const space = text.lastIndexOf(' ', from + MAX_PIECE_LENGTH);
    const to = from + MAX_PIECE_LENGTH >= text.length ? text.length : space > from ? space : from + MAX_PIECE_LENGTH;
    yield text.slice(from, to);
    from = to;
  }
}
