import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { OwnTerm, Substitution } from '@stitchbook/contracts';
import { isTerm } from '../text-rules.ts';
import { POSSESSIVE, WORD, findSubstitutions, looksEnglish } from './find-substitutions.ts';
import { OrdinaryWords } from './ordinary-words.ts';
import { type Replacement, findReplacements } from './replacements.ts';
import { lettersOf, similarity, soundKeys, soundSimilarity } from './sound-key.ts';
import { VocabularyIndex } from './vocabulary-index.ts';

/** A name or term that somebody wrote in the place of what was heard. */
export interface CorrectedTerm {
  heard: string;
  written: string;
  /** Where `heard` begins in the transcript as it was heard, in UTF-16 units. */
  at: number;
}

interface Corrected {
  /** What was heard, which nobody has edited, and which of the person's own words were put into it. */
  heard: { transcript: string; substitutions: readonly Substitution[] };
  /** The words as they were before this correction, and as they are now. */
  before: string;
  after: string;
  terms: readonly OwnTerm[];
}

/** Of one correction; whoever rewrites everything teaches no more than that. */
const MAX_FOUND = 50;
/** What stands around a word says of which language it is, and whether it begins a sentence. */
const CONTEXT_LENGTH = 200;
/**
 * How near what was heard must be to what was written: the mean of sound and letters, as in decision 46, which says how these were
 * measured. Names that the dictionary knows are more often exchanged for each other than misheard.
 */
const MIN_CONFIDENCE = { known: 0.6, unknown: 0.45, sameBeginning: 0.35 } as const;

/**
 * The names and terms that a correction has put right and that were not right before it: near in sound or letters to what was heard, no
 * ordinary words, and such that they would be found in later transcripts if they were among the person's own words, as they are not
 * found now. At most 50, in the order of the text; none of texts of more than 300,000 characters. A word that was put in by itself and
 * taken out again is none.
 */
export async function findCorrectedTerms({ heard, before, after, terms }: Corrected): Promise<CorrectedTerm[]> {
  const { transcript, substitutions } = heard;
  if (before === after) return [];
  const replaced = findReplacements(transcript, after);
  if (replaced.length === 0) return [];
  await yieldToEventLoop();
  const earlier = new Set(findReplacements(transcript, before).map(nameOf));
  const fresh = replaced.filter(
    (replacement) => !earlier.has(nameOf(replacement)) && !substitutions.some((put) => overlaps(put, replacement)),
  );
  if (fresh.length === 0) return [];
  const ordinary = await OrdinaryWords.load();
  const known = new VocabularyIndex(terms);
  const found: CorrectedTerm[] = [];
  for (const replacement of fresh) {
    const { heard: said, written, at } = replacement;
    if (!isTerm(written) || !isTerm(said) || !isNear(replacement, after, ordinary)) continue;
    const context = transcript.slice(Math.max(0, at - CONTEXT_LENGTH), at + said.length + CONTEXT_LENGTH);
    const becomes = (index: VocabularyIndex) =>
      findSubstitutions(context, { index, ordinary }).some(
        ({ term, heard: was }) => term === written && lettersOf(was.replace(POSSESSIVE, '')) === lettersOf(said),
      );
    if (becomes(known) || !becomes(new VocabularyIndex([{ term: written, heard: [said] }]))) continue;
    if (found.push({ heard: said, written, at }) === MAX_FOUND) break;
  }
  return found;
}

const nameOf = ({ at, written }: Replacement) => `${at} ${written}`;

function overlaps({ at, term }: Substitution, replacement: Replacement): boolean {
  return at < replacement.end && replacement.at < at + term.length;
}

/** Whether what was written is a name or term that may have been misheard so. */
function isNear({ heard, written, writtenAt }: Replacement, after: string, ordinary: OrdinaryWords): boolean {
  const ahead = after.slice(Math.max(0, writtenAt - CONTEXT_LENGTH), writtenAt);
  const behind = after.slice(writtenAt + written.length, writtenAt + written.length + CONTEXT_LENGTH);
  const isEnglish = looksEnglish(`${ahead} ${behind}`, ordinary);
  const words = written.match(WORD) ?? [];
  const kinds = words.map((word, index) => {
    const isUpper = word.charAt(0) !== word.charAt(0).toLowerCase();
    const isName = isUpper && (index > 0 || !startsSentence(after, writtenAt));
    // Of another language the dictionary does not know what is ordinary.
    return isEnglish || isName ? ordinary.kindOf(word, isName) : 'ordinary';
  });
  if (kinds[0] === 'ordinary' || kinds.at(-1) === 'ordinary') return false;

  const [said, wanted] = [lettersOf(heard), lettersOf(written)];
  const [saidKeys, wantedKeys] = [soundKeys(said), soundKeys(wanted)];
  const letters = similarity(said, wanted);
  const confidence = (letters + (soundSimilarity(saidKeys, wantedKeys) ?? letters)) / 2;
  if (!isEnglish || !kinds.includes('unknown')) return confidence >= MIN_CONFIDENCE.known;
  const beginsSame = saidKeys.some((key) => wantedKeys.some((other) => key[0] === other[0]));
  return confidence >= (beginsSame ? MIN_CONFIDENCE.sameBeginning : MIN_CONFIDENCE.unknown);
}

const startsSentence = (text: string, at: number) => /(?:^|[.!?]["'”’)]?\s)$/.test(text.slice(Math.max(0, at - 3), at));
