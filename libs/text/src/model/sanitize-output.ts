import {
  DEFAULT_TITLES,
  QUOTE_MAX_CHARACTERS,
  NOTE_TITLE_MAX_BYTES,
  SUGGESTED_TITLE_MAX_CHARACTERS,
} from '@stitchbook/contracts';
import { tagKey } from '../built-in/stemming.ts';
import { cleanTags } from '../clean-tags.ts';
import { findQuote } from '../find-quote.ts';
import { countGraphemes } from '../graphemes.ts';
import { hasAtMostBytes } from '../text-rules.ts';

const MAX_CREATION_CHARACTERS = 20_000;
/** Control characters but for tab and line feed, marks that turn the reading direction, halves of characters. */
const CONTROL = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;
const FENCE = /^```[a-z]*\n([\s\S]*?)\n?```$/iu;
const MAX_TAG_CHARACTERS = 40;
const TAG_SHAPE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&+./ -]*$/u;

/** A generated text as it may be stored: no control characters, no code fence around it, a bounded length that ends with a sentence. */
export function sanitizeCreation(text: string, isTruncated: boolean): string {
  const plain = stripReasoning(text.replace(CONTROL, '').replace(/\r\n?/gu, '\n'));
  const unfenced = FENCE.exec(plain)?.[1] ?? plain;
  const bounded = unfenced.slice(0, MAX_CREATION_CHARACTERS).trim();
  return isTruncated || unfenced.length > MAX_CREATION_CHARACTERS ? upToLastSentence(bounded) : bounded;
}

function upToLastSentence(text: string): string {
  const end = Math.max(
    text.lastIndexOf('.'),
    text.lastIndexOf('!'),
    text.lastIndexOf('?'),
    text.lastIndexOf('。'),
    text.lastIndexOf('\n'),
  );
  return end > text.length / 3 ? text.slice(0, end + 1).trim() : text;
}

/** Generated tags as they may be stored: cleaned, short, plain characters, each once, in the owner's own spelling where they have it. */
export function sanitizeTags(tags: readonly string[], vocabulary: readonly string[], limit: number): string[] {
  const own = new Map(cleanTags([...vocabulary]).map((name) => [tagKey(name), name]));
  const named = cleanTags(tags.map((tag) => tag.replace(/^#/u, '').replaceAll('_', '-')))
    .filter((tag) => tag.length <= MAX_TAG_CHARACTERS && TAG_SHAPE.test(tag))
    .map((tag) => own.get(tagKey(tag)) ?? tag);
  return [...new Set(named)].slice(0, limit);
}

/** A generated title as it may be offered: one line of words, without marks around it; null for what is no such line. */
export function sanitizeTitle(title: unknown): string | null {
  if (typeof title !== 'string') return null;
  const bare = title
    .replace(CONTROL, '')
    .trim()
    .replace(/^["“„'‘](.*)["”“'’]$/u, '$1')
    .replace(/(?<!\.)\.$/u, '')
    .trim();
  const isLine = !/[\n\t<>*#`{}]/u.test(bare) && /\p{L}/u.test(bare) && !DEFAULT_TITLES.includes(bare);
  const isShort = countGraphemes(bare, SUGGESTED_TITLE_MAX_CHARACTERS) <= SUGGESTED_TITLE_MAX_CHARACTERS;
  return isLine && isShort && hasAtMostBytes(bare, NOTE_TITLE_MAX_BYTES) ? bare : null;
}

/** What a model says a mood rests on, if the note says it: word for word, and no more than a sentence may have; else null. */
export function sanitizeEvidence(evidence: unknown, transcript: string): string | null {
  if (typeof evidence !== 'string' || evidence.length > QUOTE_MAX_CHARACTERS + 2) return null;
  const bare = evidence
    .trim()
    .replace(/^["“„]/u, '')
    .replace(/["”“]$/u, '');
  const quote = /\p{L}/u.test(bare) ? findQuote(transcript, bare) : null;
  return quote !== null && quote.length <= QUOTE_MAX_CHARACTERS ? quote : null;
}

/** Without the reasoning that some local models put before their answer, between `<think>` tags. */
export function stripReasoning(text: string): string {
  return text.replace(/<think>[\s\S]*?(?:<\/think>|$)/giu, '').trim();
}
