import { mapInTurns } from '../in-turns.ts';
import type { Sentence, Word } from '../read-text.ts';

export interface CueCount {
  times: number;
  /** Said in the first sentence. */
  opens: boolean;
}

const LONGEST_CUE_WORDS = 5;
/** As verbs these mean something else: "book a table", "it works", "train for it". */
const ONLY_AS_NOUNS = new Set(
  'book books train trains park ring date present match watch work works play plan record post class store bill race bank key box shop ship stage shower love dream care'.split(
    ' ',
  ),
);

/** How often each known cue stands in the text, as it is said or in its base form; of several at one place the longest counts. */
export async function countCues(
  sentences: readonly Sentence[],
  cues: ReadonlyMap<string, unknown>,
  signal?: AbortSignal,
): Promise<Map<string, CueCount>> {
  const counts = new Map<string, CueCount>();
  await mapInTurns(sentences, ({ words }, place) => countIn(words, place === 0), signal);
  return counts;

  function countIn(words: readonly Word[], opens: boolean): void {
    for (let at = 0; at < words.length;) {
      const found = longestCueAt(words, at, cues);
      if (found) {
        const known = counts.get(found.cue);
        counts.set(found.cue, { times: (known?.times ?? 0) + 1, opens: (known?.opens ?? false) || opens });
      }
      at += found?.length ?? 1;
    }
  }
}

function longestCueAt(
  words: readonly Word[],
  at: number,
  cues: ReadonlyMap<string, unknown>,
): { cue: string; length: number } | undefined {
  let found: { cue: string; length: number } | undefined;
  let asSaid = '';
  let asLemma = '';
  for (let length = 1; length <= LONGEST_CUE_WORDS && at + length <= words.length; length += 1) {
    const { lower, lemma } = words[at + length - 1] as Word;
    const joint = length === 1 || lower === "n't" ? '' : ' ';
    asSaid += joint + lower;
    asLemma += joint + lemma;
    const cue = cues.has(asSaid) ? asSaid : cues.has(asLemma) ? asLemma : undefined;
    if (cue !== undefined && !(length === 1 && isOtherMeaning(words, at))) found = { cue, length };
  }
  return found;
}

function isOtherMeaning(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !ONLY_AS_NOUNS.has(word.lemma)) return false;
  return (word.pos !== 'NOUN' && word.pos !== 'PROPN') || words[at - 1]?.lower === 'to';
}
