import { readQuestionWords } from '../notes/meaning/question-words.ts';

/** One word says too little: "boat?" is in many sentences. */
const MIN_WORDS = 2;
const MIN_LETTERS = 4;
/** As much of a word is inflected in English. */
const ENDING_LETTERS = 3;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Whether a sentence has every word that a question is about, inflected or not: then it speaks of just that. */
export function saysEveryWord(question: string, sentence: string): boolean {
  const asked = readQuestionWords(question);
  const said = sentence.normalize('NFC').toLowerCase().match(WORD) ?? [];
  return asked.length >= MIN_WORDS && asked.every((word) => said.some((each) => isSameWord(word, each)));
}

function isSameWord(one: string, other: string): boolean {
  const letters = Math.max(MIN_LETTERS, Math.min(one.length, other.length) - ENDING_LETTERS);
  return one.slice(0, letters) === other.slice(0, letters);
}
