import { isRecord, listIn, wordsIn } from './answer-parts.ts';

/** A word, or a part of one, and how likely it is, from 0 to 1. */
interface Piece {
  text: string;
  probability: number;
}

/**
 * How sure a service is of each word of `text`, in percent: a word is as sure as the least sure of its parts. Null where its answer does not
 * tell, or tells of other words. Nothing more is asked for than the words: what is read is `words` with a `probability`, of the segments or of
 * the whole answer, as whisper.cpp and faster-whisper give it, and the `logprobs` of tokens.
 */
export function readWordConfidences(answer: Record<string, unknown>, text: string): number[] | null {
  const pieces =
    readPieces(wordsIn(answer), 'word', 'probability', (share) => share) ??
    readPieces(listIn(answer, 'logprobs'), 'token', 'logprob', Math.exp);
  if (!pieces || pieces.map((piece) => piece.text).join('') !== withoutSpaces(text)) return null;
  return [...text.matchAll(/\S+/gu)].map(([word]) => takeWord(word, pieces));
}

/** Takes the pieces of a word off the first ones; a piece that goes on in the next word stays with what is left of it. */
function takeWord(word: string, pieces: Piece[]): number {
  let least = 1;
  for (let left = word.length; left > 0;) {
    const [piece] = pieces;
    if (!piece) break;
    const taken = Math.min(left, piece.text.length);
    if (taken > 0) least = Math.min(least, piece.probability);
    left -= taken;
    piece.text = piece.text.slice(taken);
    if (piece.text === '') pieces.shift();
  }
  return Math.round(100 * Math.max(0, least));
}

/** Null where there are none, or one of them does not tell. */
function readPieces(
  list: readonly unknown[],
  textName: string,
  valueName: string,
  toShare: (value: number) => number,
): Piece[] | null {
  const pieces: Piece[] = [];
  for (const entry of list) {
    const { [textName]: text, [valueName]: value } = isRecord(entry) ? entry : {};
    if (typeof text !== 'string' || typeof value !== 'number' || !Number.isFinite(value)) return null;
    pieces.push({ text: withoutSpaces(text), probability: toShare(value) });
  }
  return pieces.length > 0 ? pieces : null;
}

function withoutSpaces(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll(/\s/g, '');
}
