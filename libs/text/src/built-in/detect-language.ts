import { isKnownWord } from './annotate-text.ts';
import { LANGUAGE_CODES, loadLanguage, type Language } from './languages/language.ts';

/** Function words of English, and below of the languages that the speech models write most; not what English speakers fill pauses with ("er", "um"). */
const ENGLISH = new Set(
  `the a an and or but if so i you he she it we they me my your his her our their them us this that these those is are was were be been am
  do does did have has had will would can could should may might must not to of in on at for with from by about into up out off over as
  than then there here what when where who how why just really very some any all more too also get got go going need want know think`.split(
    /\s+/u,
  ),
);
const OTHER_LANGUAGES = new Set(
  `el la los las un una que de del y en por para con es está pero muy como más mi lo se le les des et est dans pour avec sur une je tu nous vous
  pas ne der die das und ist nicht ein eine ich du wir mit auf für zu den dem von sie es im zum zur noch auch aber wenn dann sind il che di per non sono mi ho una gli della o os as uma não
  em com het een en niet ik van op met i og det som på att är jag och och nie się jest na w z do`
    .split(/\s+/u)
    .filter((word) => !ENGLISH.has(word)),
);
const SAMPLE_WORDS = 400;

/** More would not change what language it is in. */
const SAMPLE_CHARACTERS = 4_000;
/** How much of English speech is function words; "i" and "do" alone may be Polish too. */
const SURE_SHARE = 0.35;
const LIKELY_SHARE = 0.25;
/** How many of its words the English model knows. */
const SURELY_KNOWN = 0.9;
const LIKELY_KNOWN = 0.7;
/** Three words may be names; up to seven may be of any language that has these words too. */
const MIN_WORDS = 3;
const FEW_WORDS = 7;

/**
 * `english`; a language that the engine has words of; null for any other, and where a few words do not tell. What is not clearly
 * English is identified by n-grams of letters (`eld`), and must have a function word of the language where it is short.
 */
export async function detectLanguage(text: string): Promise<'english' | Language | null> {
  const guess = judgeEnglish(text);
  if (guess === 'surely') return 'english';
  const otherwise = guess === 'by its words' ? 'english' : null;
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const words = sample.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < MIN_WORDS) return otherwise;
  const { eld } = await import('eld/extrasmall');
  const found = eld.detect(sample);
  if (!found.isReliable() || found.language === 'en') return otherwise;
  const code = LANGUAGE_CODES.find((each) => each === found.language);
  if (code === undefined) return null;
  const language = await loadLanguage(code);
  return words.length > FEW_WORDS || words.some((word) => language.isFunctionWord(word)) ? language : otherwise;
}

/**
 * Whether a text is English: language identification by function words (the "small word" technique of Grefenstette 1995,
 * "Comparing two language identification schemes"). Bare lists have none of those ("milk, eggs, bread"): there most words
 * must be known to the English model. Reads the first 400 words.
 */
function judgeEnglish(text: string): 'surely' | 'by its words' | 'no' {
  const { words, english, other } = countFunctionWords(text);
  if (words.length === 0 || other > english) return 'no';
  const share = english / words.length;
  if (share >= SURE_SHARE) return 'surely';
  const known = words.filter((word) => ENGLISH.has(word) || isKnownWord(word)).length / words.length;
  if (known >= SURELY_KNOWN) return 'surely';
  return share >= LIKELY_SHARE || known >= LIKELY_KNOWN ? 'by its words' : 'no';
}

/** Whether a text has more function words of other languages than of English; a text with neither has not. */
export function isInAnotherLanguage(text: string): boolean {
  const { english, other } = countFunctionWords(text);
  return other > english;
}

/** Whether a lowercase word only joins others: in English, or in any of the other languages known here. */
export function isFunctionWord(word: string, amongEnglish: boolean): boolean {
  return (amongEnglish ? ENGLISH : OTHER_LANGUAGES).has(word);
}

function countFunctionWords(text: string) {
  const letters = text.slice(0, SAMPLE_WORDS * 12).toLowerCase();
  const words = (letters.match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, SAMPLE_WORDS);
  const countIn = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  return { words, english: countIn(ENGLISH), other: countIn(OTHER_LANGUAGES) };
}
