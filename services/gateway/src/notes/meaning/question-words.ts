/** More words of a question say nothing more. */
const MAX_WORDS = 12;
/** PostgreSQL looks for none that is much longer. */
const MAX_WORD_CHARACTERS = 100;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/**
 * What questions are made of, in English; of what else is frequent the index says so. Not `stopwords-iso`, which leaves out what people
 * ask about: home, work, room, help.
 */
const FILLERS = new Set(
  (
    'a an and the of to in on at for with from by as is are was were be been am do does did doing done have has had having i me my mine ' +
    'we us our you your he him his she her it its they them their what which who whom whose when where why how that this these those there ' +
    'here if or but not no so about into over than then out up down off again just can could will would should may might must much many ' +
    'long ever any some get got go going say said tell told s t d ll re ve m'
  ).split(' '),
);

/** The words of a question that say what it is about, in lowercase, each once. */
export function readQuestionWords(question: string): string[] {
  const words = new Set(question.normalize('NFC').toLowerCase().match(WORD));
  return [...words].filter((word) => !FILLERS.has(word) && word.length <= MAX_WORD_CHARACTERS).slice(0, MAX_WORDS);
}
