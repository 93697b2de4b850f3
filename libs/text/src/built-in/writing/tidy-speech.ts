const SOUNDS = String.raw`(?:u+h+m*|u+m+|e+r+m*|h+m+|m+hm+|a+h+|mm+|uh-huh)`;

/** What is said while thinking. Only where commas or a sentence's start set it apart, so that "I like tea" keeps its verb. */
const ASIDES = String.raw`(?:you know|i mean|like|sort of|kind of|basically|literally|actually|obviously|honestly|well|so|okay|ok|right|anyway|anyways|yeah|so yeah|okay so|so anyway|let me think|let me see|what else|how do i say|i guess|you see|or whatever|and stuff|and stuff like that|what was i saying|where was i)`;

const RULES: ReadonlyArray<readonly [RegExp, string]> = [
  [/[‘’]/gu, "'"],
  [/\s+/gu, ' '],
  [/\s*(?:\.\.\.|…)\s*/gu, ', '],
  [new RegExp(String.raw`(^|[\s,.;:!?—-])${SOUNDS}(?=[\s,.;:!?—-]|$)[,.]?`, 'giu'), '$1'],
  [new RegExp(String.raw`(^|[.!?]\s+)(?:[,\s]*(?:and |but )?${ASIDES}(?:\s*,\s*))+`, 'giu'), '$1'],
  [new RegExp(String.raw`,\s*(?:(?:and )?${ASIDES}\s*,\s*)+`, 'giu'), ', '],
  [new RegExp(String.raw`,\s*(?:you know|i mean|so yeah|yeah|or whatever|and stuff|and stuff like that|i guess|right)\s*(?=[.!?])`, 'giu'), ''],
  [/\b(?:okay|ok|alright|right),? so,?\s+/giu, ''],
  [/\b((?:[\p{L}']+ ){1,4}[\p{L}']+)[,—-]+ \1\b/giu, '$1'],
  [/\b([\p{L}']+ [\p{L}']+),? \1\b/giu, '$1'],
  [/\b(i|we|he|she|they|it|the|a|an|to|and|but|so|of|in|is|was|that's|i'm|it's|my|for|with|on|at|because|if|this|you)(?:[,—-]* \1)+\b/giu, '$1'],
  [/\s+([,.;:!?])/gu, '$1'],
  [/,(?:\s*,)+/gu, ','],
  [/,\s*([.!?])/gu, '$1'],
  [/(^|[.!?]\s+)[,;:\s]+/gu, '$1'],
  [/([.!?])\s*[.,](?=\s|$)/gu, '$1'],
];

/** Speech without its fillers, doubled words and false starts. The words that are left, and their order, are the speaker's. */
export function tidySpeech(text: string): string {
  const tidied = RULES.reduce((so, [pattern, replacement]) => so.replace(pattern, replacement), text);
  return tidied.trim();
}

const EMPTY = /^(?:[\p{P}\s]*|(?:so|yeah|yes|okay|ok|right|well|and|but|anyway|hmm|let's see|that's it|that's all|i don't know|um|testing|hello|hi|hey)[\p{P}\s]*)+$/iu;

/** Whether a tidied sentence still says something. */
export function saysSomething(sentence: string): boolean {
  return !EMPTY.test(sentence);
}

/** First letter large, a mark at the end, "i" written large. */
export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/^[,;:\s]+/u, '').replace(/[,;:\s—-]+$/u, '').replace(/\bi\b(?=$|[\s',.!?])/gu, 'I');
  if (trimmed === '') return '';
  const begun = trimmed.replace(/^(["'(]*)(\p{Ll})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase());
  return /[.!?]["')]*$/u.test(begun) ? begun : `${begun}.`;
}
