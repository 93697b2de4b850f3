import { UNSURE_BELOW_PERCENT } from '@stitchbook/contracts';
import { diffArrays } from 'diff';
import type { Clip } from './clips.ts';
import { percent, row } from './table.ts';
import type { Transcripts } from './transcribe-clips.ts';

/** Prints a row for each kind of noise: how many of the words that the product writes wrongly are marked, and of those that are right. */
export async function reportUnsure(
  english: ReadonlyMap<string, readonly Clip[]>,
  transcribe: (samples: Float32Array) => Promise<Transcripts>,
  details: boolean,
): Promise<void> {
  console.log(row(['\nwords marked as unsure', 'of the wrong', 'of the right', 'wrong, of marked']));
  for (const [noise, clips] of english) {
    const [wrong, right] = [
      { words: 0, marked: 0 },
      { words: 0, marked: 0 },
    ];
    for (const clip of clips) {
      const { text, wordConfidences } = (await transcribe(clip.samples)).product;
      const written = wordsOf(text);
      const isRight = findRight(wordsOf(clip.words), written);
      const isMarked = written.map((_, at) => (wordConfidences?.[at] ?? 100) < UNSURE_BELOW_PERCENT);
      for (const at of written.keys()) {
        const counted = isRight[at] ? right : wrong;
        counted.words += 1;
        counted.marked += Number(isMarked[at]);
      }
      if (details) console.log(`  ${clip.name}: ${markWords(written, isRight, isMarked)}`);
    }
    const shares = [
      wrong.marked / wrong.words,
      right.marked / right.words,
      wrong.marked / (wrong.marked + right.marked),
    ];
    console.log(row([`${noise}, ${wrong.words} of ${wrong.words + right.words} wrong`, ...shares.map(percent)]));
  }
}

/** Which of the written words were said, in their order. */
function findRight(said: readonly string[], written: readonly string[]): boolean[] {
  const changes = diffArrays(said.map(keyOf), written.map(keyOf));
  return changes
    .filter(({ removed }) => !removed)
    .flatMap(({ added, count }) => Array.from({ length: count }, () => !added));
}

function markWords(words: readonly string[], isRight: readonly boolean[], isMarked: readonly boolean[]): string {
  return words.map((word, at) => `${isRight[at] ? '' : '*'}${isMarked[at] ? `_${word}_` : word}`).join(' ');
}

function wordsOf(text: string): string[] {
  return text.match(/\S+/gu) ?? [];
}

function keyOf(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '') || word;
}
