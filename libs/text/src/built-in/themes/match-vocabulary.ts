import { isWord, type Sentence, type Token } from '../annotate-text.ts';
import { stemsOf } from '../stemming.ts';

/** The owner's own names whose words all stand together in the text (in any form: "running shoes" finds `run-shoe`). */
export function matchVocabulary(
  sentences: readonly Sentence[],
  vocabulary: readonly string[],
  stemsOfName: (name: string) => string[] = stemsOf,
): string[] {
  const singles = new Set<string>();
  let line = ' ';
  for (const { tokens } of sentences) {
    tokens.forEach((word, at) => {
      if (!isWord(word)) return;
      const { stem } = word;
      if (isTopical(word) && tokens[at - 1]?.lower !== 'to') singles.add(stem);
      line += `${stem} `;
    });
    line += '. ';
  }
  return vocabulary.filter((name) => {
    const stems = stemsOfName(name);
    if (stems.length === 0) return false;
    if (stems.length === 1) return singles.has(stems[0] ?? '');
    return line.includes(` ${stems.join(' ')} `);
  });
}

function isTopical({ pos, lower }: Token): boolean {
  return pos === 'NOUN' || pos === 'PROPN' || pos === 'ADJ' || pos === 'X' || lower.endsWith('ing');
}

/** Names that stand in the text as they are written, whatever language that is. */
export function matchVocabularyLiterally(text: string, vocabulary: readonly string[]): string[] {
  const line = ` ${wordsOf(text)} `;
  return vocabulary.filter((name) => {
    const words = wordsOf(name);
    return words !== '' && line.includes(` ${words} `);
  });
}

function wordsOf(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ');
}
