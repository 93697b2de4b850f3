import { scoreSentence } from '../sentiment/score-sentence.ts';
import { orderScenes, type Scene } from './order-scenes.ts';
import type { NoteSentence } from './segment-note.ts';
import { segmentTopics } from './segment-topics.ts';
import type { Phrases } from './phrases.ts';
import { joinBlocks, joinSentences, type NoteLanguage, type Writer } from './writer.ts';

const MIN_SENTENCES_FOR_QUOTE = 6;
/** A quote from the first hour will do. */
const MAX_SCORED_SENTENCES = 600;
const MIN_QUOTE_TOKENS = 5;
const MAX_QUOTE_TOKENS = 25;
const MIN_STRENGTH = 2;
/** What is shorter is no scene by itself. */
const MIN_OPENING_WORDS = 12;
const SCENE_BREAK = '\n\n* * *\n\n';
/** In front of everything nobody would know who or what is meant. */
const DANGLING =
  /(?<![\p{L}'’])(?:also|now|it|that|this|those|these|he|she|they|him|her|them|his|their)(?!\p{L})|^(?:and|but|so|then|or|because|which|who)\b|\?$/iu;

/**
 * Opens with the strongest sentence as a quote; then the scenes in the order of their time. The time words that begin a scene are
 * stressed and stay in their sentence: as a heading they would claim to tell when all of it was.
 */
export const writeStory: Writer = (sentences, { language }) => {
  const phrases = language?.phrases ?? null;
  const quote = sentences.length >= MIN_SENTENCES_FOR_QUOTE ? strongest(sentences.slice(1), language) : undefined;
  const scenes = orderScenes(sentences, phrases);
  const told =
    scenes.length > 1
      ? scenes.map((scene) =>
          joinBlocks(segmentTopics(stressTime(scene), phrases).map((paragraph) => joinSentences(paragraph))),
        )
      : segmentTopics(sentences, phrases).map((paragraph) => joinSentences(paragraph));
  const [opening = '', ...others] = told;
  const isShort = opening.split(' ').length < MIN_OPENING_WORDS;
  const begun = isShort && others.length > 0 ? [`${opening}\n\n${others[0]}`, ...others.slice(1)] : told;
  return joinBlocks([quote && `> ${quote.text}`, begun.join(SCENE_BREAK)]);
};

function stressTime({ when, sentences }: Scene): NoteSentence[] {
  const [first, ...others] = sentences;
  if (when === null || !first) return sentences;
  const at = first.text.toLowerCase().indexOf(when.toLowerCase());
  const said = first.text.slice(at, at + when.length);
  return [{ ...first, text: `${first.text.slice(0, at)}**${said}**${first.text.slice(at + when.length)}` }, ...others];
}

function strongest(sentences: readonly NoteSentence[], language: NoteLanguage | null): NoteSentence | undefined {
  if (language && !language.moods) return undefined;
  const scored = sentences
    .filter(({ tokens }) => tokens.length >= MIN_QUOTE_TOKENS && tokens.length <= MAX_QUOTE_TOKENS)
    .filter(({ text }) => !(language ? dangles(text, language.phrases) : DANGLING.test(text)))
    .slice(0, MAX_SCORED_SENTENCES)
    .map((sentence) => {
      const { positive, negative } = scoreSentence(sentence.text, language?.moods);
      return { sentence, strength: positive + negative };
    })
    .sort((one, other) => other.strength - one.strength);
  return scored[0] && scored[0].strength >= MIN_STRENGTH ? scored[0].sentence : undefined;
}

function dangles(text: string, phrases: Phrases): boolean {
  return text.endsWith('?') || phrases.beginsWithAnaphor(text) || phrases.hasAnaphor(text);
}
