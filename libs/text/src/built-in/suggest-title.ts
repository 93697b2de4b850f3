import { NOTE_TITLE_MAX_BYTES, SUGGESTED_TITLE_MAX_CHARACTERS } from '@stitchbook/contracts';
import { countGraphemes } from '../graphemes.ts';
import { hasAtMostBytes } from '../text-rules.ts';
import { hasContent, removeDisfluencies, restoreCaseAndPunctuation } from './creations/remove-disfluencies.ts';
import type { Phrases } from './creations/phrases.ts';
import { isFunctionWord, isInAnotherLanguage } from './detect-language.ts';

/** A note is named after how it begins: what comes later is not read. */
const READ_CHARACTERS = 4_000;
const READ_SENTENCES = 8;
/** Fewer say nothing apart: "I did it", "For the move". */
const MIN_CONTENT_WORDS = 2;
/** What is cut off a sentence has to say a little more to stand alone. */
const MIN_CONTENT_WORDS_CUT = 3;
const LONG_CLAUSE_WORDS = 5;

/** Between words there is one blank, once disfluencies are removed. */
const SENTENCE_END =
  /(?<=[.!?…]["')]{0,2})(?<!(?:^|[^\p{L}])(?:Mr|Mrs|Ms|Dr|St|Prof|Nr|bzw|ca|\p{L})\.) |(?<=[。！？])/u;

/** What people say before they say something. Taken away one after the other. */
const OPENERS =
  /^(?:(?:and|but|und|aber) (?=\S)|(?:so|and|but|or|okay|ok|well|right|alright|yeah|yes|oh(?: my god)?|hey|hi|hello|anyway|now|also|then|basically|actually|honestly|und|aber|also|ja|naja|na gut|gut|hallo|genau|okay also|(?:just )?(?:a )?(?:quick )?(?:note|reminder)(?: to (?:self|myself))?)(?:[,:.!]+ | (?=(?:i|i'm|i've|i'll|we|we're|he|she|they|it|it's|the|my|our|there|this|that's|first|last|today|yesterday|tomorrow|tonight|ich|wir|er|sie|es|der|die|das|mein|meine|heute|gestern|morgen)(?![\p{L}'])))|(?:i think|i guess|i suppose|i feel like|i was thinking|i (?:just )?(?:wanted|want) to say|ich glaube,?|ich denke,?)(?: that| dass)?,? (?=(?:i|i'm|i've|we|we're|he|she|they|it|it's|the|my|our|there|this|that|ich|wir)(?![\p{L}'])))/iu;
/** Said of the note and not in it. */
const ABOUT_RECORDING =
  /^(?:(?:i )?(?:just )?(?:have to|need to|want to|wanted to|let me|should) )?(?:quickly )?(?:record|remember|write down|note down|save|get) (?:this|that|it)(?: down)?(?: (?:quickly|now|before i forget|so (?:that )?i don't forget)){0,2}[.!]*$/iu;
/** "I need to call the dentist" is called "Call the dentist"; "I have to say" is no such task. */
const OBLIGATION =
  /^(?:i(?:'ve)? (?:also )?(?:really )?(?:need|have|got|must remember) to|(?:please )?remind me to|(?:i must not|don't|must not|let me not) forget to|remember to) (?!(?:be|say|admit|know|confess|have|think|do|get|go)\b)(?=\p{L})/iu;
/** What it stands before is said to explain the rest of its sentence, which comes after the comma. */
const SUBORDINATE_CLAUSE =
  /^(?:when|if|because|since|while|after|before|although|though|as|once|whenever|until|wenn|weil|als|nachdem|bevor|obwohl|da|falls|während)(?![\p{L}'])[^,]{3,}, (?=\S)/iu;
/** Where a clause ends: at a mark, or before a word that begins the next one. */
const CLAUSE_END =
  / ?[,;:](?= )| [–—-]{1,3}(?= )| (?=(?:and|but|because|so|which|who|whom|whose|that|when|while|where|why|how|since|although|though|unless|if|until|till|or|except|before|after|und|aber|weil|dass|denn|wenn|damit|obwohl|oder|sondern|et|mais|parce|pero|porque|ma|maar|omdat)(?![\p{L}'-]))/giu;
/** Two people do one thing: "Jonas and I had an argument". */
const AND = /^\s+and\s/iu;
const NAME_BEFORE_AND = /\s\p{Lu}[\p{Ll}\p{M}'’-]+$/u;
const AFTERTHOUGHT =
  /,? (?:so (?:that )?i (?:don't|do not|won't) forget|before i forget|damit ich es nicht vergesse)(?=[.!]?$)/iu;
/** Nothing ends with these that is complete. */
const DANGLING =
  / (?:the|a|an|my|our|your|his|her|their|this|that|these|those|to|of|in|on|at|for|with|from|by|about|into|than|and|but|or|so|is|are|was|were|be|am|has|have|had|will|would|can|could|should|must|if|as|not|very|really|just|der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein|meine|meinen|mit|von|zu|im|am|in|auf|für|und|oder|nicht|ist|sind|war|hat|haben|wird|kann)$/iu;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * What a note may be called, in its own words: its first sentence or clause that says enough, without the fillers before it,
 * in sentence case; at most `SUGGESTED_TITLE_MAX_CHARACTERS`, and cut between two words (with an ellipsis) only where no clause
 * is as short as that. Null where nothing says enough. `phrases` are those of its language where that is known and
 * not English; other languages give their first sentence.
 */
export function suggestTitle(transcript: string, phrases?: Phrases): string | null {
  const beginning = transcript.slice(0, READ_CHARACTERS);
  const isEnglish = phrases === undefined && !isInAnotherLanguage(beginning);
  const sentences = removeDisfluencies(beginning, isEnglish)
    .split(SENTENCE_END)
    .map((sentence) => dropOpening(sentence.trim(), phrases))
    .filter((sentence) => hasContent(sentence) && !ABOUT_RECORDING.test(sentence));
  for (const sentence of sentences.slice(0, READ_SENTENCES)) {
    const clause = findClause(sentence, isEnglish, phrases);
    if (clause !== null) return toTitle(clause, isEnglish);
  }
  return null;
}

function dropOpening(sentence: string, phrases?: Phrases): string {
  let rest = phrases ? phrases.dropObligation(phrases.dropOpeners(sentence)) : sentence;
  for (let shorter = rest.replace(OPENERS, ''); shorter !== rest; shorter = rest.replace(OPENERS, '')) rest = shorter;
  rest = rest.replace(OBLIGATION, '').replace(AFTERTHOUGHT, '');
  return fits(rest) ? rest : rest.replace(SUBORDINATE_CLAUSE, '');
}

/** The whole sentence where it is short enough, else its first clause that says enough; null where neither does. */
function findClause(sentence: string, isEnglish: boolean, phrases?: Phrases): string | null {
  if (fits(sentence)) return saysEnough(sentence) ? sentence : null;
  for (const { index } of sentence.matchAll(CLAUSE_END)) {
    const clause = sentence.slice(0, index);
    if (!fits(clause)) break;
    const isComplete = !dangles(clause, phrases) && !(NAME_BEFORE_AND.test(clause) && AND.test(sentence.slice(index)));
    if (isComplete && saysEnough(clause, MIN_CONTENT_WORDS_CUT)) return clause;
  }
  const cut = cutBetweenWords(sentence, phrases);
  return saysEnough(cut, MIN_CONTENT_WORDS_CUT) ? `${cut}…` : null;

  function saysEnough(text: string, least = MIN_CONTENT_WORDS): boolean {
    const { total, content } = readWords(text, isEnglish);
    return content.length >= (total >= LONG_CLAUSE_WORDS ? MIN_CONTENT_WORDS : least);
  }
}

/** As many whole words as leave room for an ellipsis, and none at the end that wants another after it. */
function cutBetweenWords(sentence: string, phrases?: Phrases): string {
  let kept = '';
  for (const { segment, index } of words.segment(sentence)) {
    const longer = sentence.slice(0, index) + segment;
    if (!fits(`${longer}…`)) break;
    kept = longer;
  }
  kept = kept.replace(/(?<![\p{P}\p{S} ])[\p{P}\p{S} ]+$/u, '');
  while (dangles(kept, phrases)) kept = kept.slice(0, kept.lastIndexOf(' '));
  return kept;
}

function dangles(clause: string, phrases?: Phrases): boolean {
  const before = clause.lastIndexOf(' ');
  return before > 0 && (DANGLING.test(clause) || phrases?.isDangling(clause.slice(before + 1)) === true);
}

function toTitle(clause: string, isEnglish: boolean): string | null {
  const cased = isEnglish
    ? restoreCaseAndPunctuation(clause)
    : clause.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const title = withoutLooseQuotes(cased).replace(/(?<![.,;:。 ])[.,;:。 ]+$/u, '');
  return title !== '' && fits(title) && hasAtMostBytes(title, NOTE_TITLE_MAX_BYTES) ? title : null;
}

/** A quotation that a clause cut in two is none. */
function withoutLooseQuotes(text: string): string {
  return text.split('"').length % 2 === 0 ? text.replaceAll('"', '') : text;
}

/** How many words there are, and in lowercase those that do not only join others. */
function readWords(text: string, isEnglish: boolean): { total: number; content: string[] } {
  const all = [...words.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());
  const content = all.filter((word) => !isFunctionWord(word.split(/['’]/u, 1).join(''), isEnglish));
  return { total: all.length, content };
}

function fits(text: string): boolean {
  return countGraphemes(text, SUGGESTED_TITLE_MAX_CHARACTERS) <= SUGGESTED_TITLE_MAX_CHARACTERS;
}
