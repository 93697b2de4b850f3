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
  'book books train trains park ring date present match watch work works play plan record post class store bill race bank key box shop ship stage shower'.split(' '),
);

/** How often each known cue stands in the text, as it is said or in its base form. */
export async function countCues(
  sentences: readonly Sentence[],
  cues: ReadonlyMap<string, unknown>,
  signal?: AbortSignal,
): Promise<Map<string, CueCount>> {
  const counts = new Map<string, CueCount>();
  await mapInTurns(sentences, ({ words }, place) => countIn(words, place === 0), signal);
  return counts;

  function countIn(words: readonly Word[], opens: boolean): void {
    for (let at = 0; at < words.length; at += 1) {
      for (const cue of cuesAt(words, at, cues)) {
        const known = counts.get(cue);
        counts.set(cue, { times: (known?.times ?? 0) + 1, opens: (known?.opens ?? false) || opens });
      }
    }
  }
}

function cuesAt(words: readonly Word[], at: number, cues: ReadonlyMap<string, unknown>): string[] {
  const found: string[] = [];
  let asSaid = '';
  let asLemma = '';
  for (let length = 1; length <= LONGEST_CUE_WORDS && at + length <= words.length; length += 1) {
    const { lower, lemma, pos } = words[at + length - 1] as Word;
    if (pos === 'PUNCT') break;
    const joint = length === 1 || lower === "n't" ? '' : ' ';
    asSaid += joint + lower;
    asLemma += joint + lemma;
    const cue = cues.has(asSaid) ? asSaid : cues.has(asLemma) ? asLemma : undefined;
    if (cue !== undefined && !(length === 1 && isOtherMeaning(words, at))) found.push(cue);
  }
  return found;
}

function isOtherMeaning(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !ONLY_AS_NOUNS.has(word.lemma)) return false;
  return (word.pos !== 'NOUN' && word.pos !== 'PROPN') || words[at - 1]?.lower === 'to';
}
