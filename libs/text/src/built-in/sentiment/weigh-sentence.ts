import { findMoodPhrases } from './mood-phrases.ts';
import { valenceOf } from './valence-lexicon.ts';

export interface SentenceMood {
  positive: number;
  /** A magnitude: 0 or more. */
  negative: number;
  /** Tears, screams and shaking: they go with the best news as well as with the worst. */
  stirred: number;
  /** The strongest single word or saying in it, intensity included: 0 to about 6. */
  strongest: number;
}

const NEGATIONS = new Set(
  `not n't never no nobody nothing none neither nor without hardly barely scarcely cannot cant dont didnt isnt wasnt wont`.split(
    ' ',
  ),
);
const STRONGER = new Set(
  `very really so extremely incredibly absolutely completely totally utterly truly deeply super insanely unbelievably especially thoroughly
  genuinely such most ridiculously amazingly terribly awfully seriously`.split(/\s+/u),
);
const WEAKER = new Set(
  `slightly somewhat little bit fairly mildly partly kinda sorta rather almost maybe perhaps relatively`.split(' '),
);
const UNREAL = new Set(`would could might if hope hopefully hoping wish should supposed unless whether`.split(' '));
const STIRRED =
  /^(?:cry|crying|cried|cries|tears|tear|scream|screamed|screaming|screams|shake|shakes|shaking|shook|trembling|shout|shouted|shouting|burst|gasped|speechless)$/u;
const COMPARISONS = new Set(['so', 'such', 'more']);
const MEASURES = new Set(['so', 'this', 'that', 'as']);
const TURNS = new Set(`but however yet`.split(' '));
const CONCESSIONS = new Set(`although though despite while whereas`.split(' '));

const NEGATION_REACH = 4;
const PIECE = /[\p{L}\p{N}]+(?:'\p{L}+)?|[.,;:!?—]/giu;

interface Piece {
  lower: string;
  start: number;
  /** Set for the first piece of a saying, 0 for its others. */
  fixed: number | undefined;
}

/** The good and the bad that one sentence says, after negation, intensity, contrast, doubt and questions. */
export function weighSentence(sentence: string): SentenceMood {
  const text = sentence.replaceAll('’', "'");
  const pieces = markSayings(text);
  const turn = pieces.findIndex(({ lower }) => TURNS.has(lower));
  const isQuestion = text.trimEnd().endsWith('?');
  const mood: SentenceMood = { positive: 0, negative: 0, stirred: 0, strongest: 0 };
  pieces.forEach((piece, at) => {
    if (piece.fixed === undefined && STIRRED.test(piece.lower)) {
      mood.stirred += 2;
      return;
    }
    const plain = piece.fixed ?? valenceOf(piece.lower);
    if (plain === 0) return;
    const before = precedingInClause(pieces, at);
    let valence = plain * intensityOf(before) * (piece.fixed === undefined ? 1 : 1.05);
    if (piece.fixed === undefined && isNegated(before, pieces.slice(at + 1, at + 5))) valence = negated(valence);
    if (before.some((word) => UNREAL.has(word)) || before.some((word) => CONCESSIONS.has(word))) valence *= 0.55;
    mood.strongest = Math.max(mood.strongest, Math.abs(valence));
    if (turn >= 0) valence *= at < turn ? 0.65 : 1.25;
    if (isQuestion) valence *= 0.25;
    if (valence > 0) mood.positive += valence;
    else mood.negative -= valence;
  });
  const exclaimed = text.trimEnd().endsWith('!') ? 1.3 : 1;
  return { ...mood, positive: mood.positive * exclaimed, negative: mood.negative * exclaimed };
}

function markSayings(text: string): Piece[] {
  const sayings = findMoodPhrases(text);
  return [...text.matchAll(PIECE)].map((match) => {
    const saying = sayings.find(({ start, end }) => match.index >= start && match.index < end);
    const fixed = saying === undefined ? undefined : match.index === saying.start ? saying.valence : 0;
    return { lower: match[0].toLowerCase(), start: match.index, fixed };
  });
}

function precedingInClause(pieces: Piece[], at: number): string[] {
  const words: string[] = [];
  for (let back = at - 1; back >= 0; back -= 1) {
    const lower = pieces[back]?.lower ?? '';
    if (/^[.,;:!?—]$/u.test(lower) || TURNS.has(lower)) break;
    words.unshift(lower);
  }
  return words;
}

function isNegation(word: string): boolean {
  return NEGATIONS.has(word) || word.endsWith("n't");
}

function intensityOf(before: string[]): number {
  const near = before.slice(-2);
  if (near.some((word) => WEAKER.has(word))) return 0.6;
  return 1 + 0.25 * near.filter((word) => STRONGER.has(word)).length;
}

/** "Never been so happy" and "haven't enjoyed anything this much" deny nothing: they compare. */
function isNegated(before: string[], after: Piece[]): boolean {
  const reach = before.slice(-NEGATION_REACH);
  if (!reach.some((word) => isNegation(word))) return false;
  const isCompared =
    reach.includes('never') && reach.slice(reach.indexOf('never')).some((word) => COMPARISONS.has(word));
  const isMeasured = after.some(({ lower }, at) => lower === 'much' && MEASURES.has(after[at - 1]?.lower ?? ''));
  return !isCompared && !isMeasured;
}

/** "Not good" is bad, though less than "bad"; "not bad" is hardly good. */
function negated(valence: number): number {
  return valence > 0 ? valence * -0.65 : valence * -0.25;
}
