import { withoutThinking } from './read-answer.ts';

const MOST_CHARACTERS = 20_000;
/** Control characters but for tab and line feed, marks that turn the reading direction, halves of characters. */
const CONTROL = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;
const FENCE = /^```[a-z]*\n([\s\S]*?)\n?```$/iu;

/** A model's text as it may be kept: no control characters, no code fence around it, a bounded length that ends with a sentence. */
export function cleanCreation(text: string, isCutShort: boolean): string {
  const plain = withoutThinking(text.replace(CONTROL, '').replace(/\r\n?/gu, '\n'));
  const unfenced = FENCE.exec(plain)?.[1] ?? plain;
  const bounded = unfenced.slice(0, MOST_CHARACTERS).trim();
  return isCutShort || unfenced.length > MOST_CHARACTERS ? upToLastSentence(bounded) : bounded;
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
