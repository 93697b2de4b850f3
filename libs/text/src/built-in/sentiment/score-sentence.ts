import { findIdioms } from './idioms.ts';
import { valenceOf } from './valence-lexicon.ts';

export interface SentenceScore {
  positive: number;
  /** A magnitude: 0 or more. */
  negative: number;
  /** Strength of what has no direction: tears, screams and shaking go with the best news as well as with the worst. */
  arousal: number;
  /** The strongest single word or idiom in it, degree modifiers included: 0 to about 6. */
  strongest: number;
}

const NEGATIONS = new Set(
  `not n't never no nobody nothing none neither nor without hardly barely scarcely cannot cant dont didnt isnt wasnt wont`.split(
    ' ',
  ),
);
/** Degree modifiers that intensify, and below those that weaken. */
const BOOSTERS = new Set(
  `very really so extremely incredibly absolutely completely totally utterly truly deeply super insanely unbelievably especially thoroughly
  genuinely such most ridiculously amazingly terribly awfully seriously`.split(/\s+/u),
);
const DAMPENERS = new Set(
  `slightly somewhat little bit fairly mildly partly kinda sorta rather almost maybe perhaps relatively`.split(' '),
);
/** Irrealis markers: what is hoped for or asked did not happen. */
const IRREALIS = new Set(`would could might if hope hopefully hoping wish should supposed unless whether`.split(' '));
const AROUSAL =
  /^(?:cry|crying|cried|cries|tears|tear|scream|screamed|screaming|screams|shake|shakes|shaking|shook|trembling|shout|shouted|shouting|burst|gasped|speechless)$/u;
const COMPARATIVES = new Set(['so', 'such', 'more']);
const MEASURE_ADVERBS = new Set(['so', 'this', 'that', 'as']);
/** Contrastive conjunctions: what follows weighs more than what came before. */
const CONTRASTIVES = new Set(`but however yet`.split(' '));
const CONCESSIVES = new Set(`although though despite while whereas`.split(' '));

const NEGATION_SCOPE = 4;
const MARK = /^[.,;:!?—]$/u;
const TOKEN = /[\p{L}\p{N}]+(?:'\p{L}+)?|[.,;:!?—]/giu;

export interface MoodToken {
  lower: string;
  /** Valence of an idiom at its first token, 0 at its others; undefined outside of idioms. */
  idiomValence: number | undefined;
}

/** The words of one language by which its sentences are scored. */
export interface MoodRules {
  tokenize(sentence: string): MoodToken[];
  /** -5 to 5; 0 for a word without sentiment. */
  valenceOf(word: string): number;
  isNegation(word: string): boolean;
  isArousal(word: string): boolean;
  readonly boosters: ReadonlySet<string>;
  readonly dampeners: ReadonlySet<string>;
  readonly irrealis: ReadonlySet<string>;
  readonly contrastives: ReadonlySet<string>;
  readonly concessives: ReadonlySet<string>;
  readonly isNegatedAfter: boolean;
}

const ENGLISH: MoodRules = {
  tokenize,
  valenceOf,
  isNegation: (word) => NEGATIONS.has(word) || word.endsWith("n't"),
  isArousal: (word) => AROUSAL.test(word),
  boosters: BOOSTERS,
  dampeners: DAMPENERS,
  irrealis: IRREALIS,
  contrastives: CONTRASTIVES,
  concessives: CONCESSIVES,
  isNegatedAfter: false,
};

/**
 * Rule- and lexicon-based valence of one sentence in the manner of VADER (Hutto and Gilbert 2014): a valence lexicon and idioms,
 * then negation within a scope of four words, degree modifiers, contrastive conjunctions, irrealis and questions.
 */
export function scoreSentence(sentence: string, rules: MoodRules = ENGLISH): SentenceScore {
  const text = sentence.replaceAll('’', "'");
  const tokens = rules.tokenize(text);
  const contrast = tokens.findIndex(({ lower }) => rules.contrastives.has(lower));
  const isQuestion = text.trimEnd().endsWith('?');
  const score: SentenceScore = { positive: 0, negative: 0, arousal: 0, strongest: 0 };
  tokens.forEach((token, at) => {
    if (token.idiomValence === undefined && rules.isArousal(token.lower)) {
      score.arousal += 2;
      return;
    }
    const prior = token.idiomValence ?? rules.valenceOf(token.lower);
    if (prior === 0) return;
    const before = precedingInClause(tokens, at, rules);
    let valence = prior * intensityOf(before, rules) * (token.idiomValence === undefined ? 1 : 1.05);
    if (token.idiomValence === undefined && isNegated(before, tokens.slice(at + 1, at + 1 + NEGATION_SCOPE), rules))
      valence = negated(valence);
    if (before.some((word) => rules.irrealis.has(word) || rules.concessives.has(word))) valence *= 0.55;
    score.strongest = Math.max(score.strongest, Math.abs(valence));
    if (contrast >= 0) valence *= at < contrast ? 0.65 : 1.25;
    if (isQuestion) valence *= 0.25;
    if (valence > 0) score.positive += valence;
    else score.negative -= valence;
  });
  const emphasis = text.trimEnd().endsWith('!') ? 1.3 : 1;
  return { ...score, positive: score.positive * emphasis, negative: score.negative * emphasis };
}

function tokenize(text: string): MoodToken[] {
  const idioms = findIdioms(text);
  return [...text.matchAll(TOKEN)].map((match) => {
    const idiom = idioms.find(({ start, end }) => match.index >= start && match.index < end);
    const idiomValence = idiom && (match.index === idiom.start ? idiom.valence : 0);
    return { lower: match[0].toLowerCase(), idiomValence };
  });
}

function precedingInClause(tokens: MoodToken[], at: number, { contrastives }: MoodRules): string[] {
  const words: string[] = [];
  for (let back = at - 1; back >= 0; back -= 1) {
    const lower = tokens[back]?.lower ?? '';
    if (MARK.test(lower) || contrastives.has(lower)) break;
    words.push(lower);
  }
  return words.reverse();
}

function intensityOf(before: string[], { boosters, dampeners }: MoodRules): number {
  const near = before.slice(-2);
  if (near.some((word) => dampeners.has(word))) return 0.6;
  return 1 + 0.25 * near.filter((word) => boosters.has(word)).length;
}

/** "Never been so happy" and "haven't enjoyed anything this much" deny nothing: they compare. */
function isNegated(before: string[], after: MoodToken[], rules: MoodRules): boolean {
  const end = after.findIndex(({ lower }) => MARK.test(lower));
  const inClause = end < 0 ? after : after.slice(0, end);
  if (rules.isNegatedAfter && inClause.some(({ lower }) => rules.isNegation(lower))) return true;
  const reach = before.slice(-NEGATION_SCOPE);
  if (!reach.some((word) => rules.isNegation(word))) return false;
  const isCompared =
    reach.includes('never') && reach.slice(reach.indexOf('never')).some((word) => COMPARATIVES.has(word));
  const isMeasured = after.some(({ lower }, at) => lower === 'much' && MEASURE_ADVERBS.has(after[at - 1]?.lower ?? ''));
  return !isCompared && !isMeasured;
}

/** "Not good" is bad, though less than "bad"; "not bad" is hardly good. */
function negated(valence: number): number {
  return valence > 0 ? valence * -0.65 : valence * -0.25;
}
