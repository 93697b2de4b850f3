const SOUNDS = String.raw`(?:u+h+m*|u+m+|e+r+m*|h+m+|m+hm+|a+h+|mm+|uh-huh|ä+h+m*|eu+h+)`;

/** What is said while thinking. Only where commas or a sentence's start set it apart, so that "I like tea" keeps its verb. */
const ASIDES = String.raw`(?:you know|i mean|like|sort of|kind of|basically|literally|obviously|well|so|okay|ok|right|anyway|anyways|yeah|oh|so yeah|okay so|so anyway|let me think|let me see|what else|how do i say|i guess|you see|or whatever|what was i saying|where was i|what's (?:his|her|its|their) name|what's it called)`;
const TRAILING = String.raw`(?:you know|i mean|so yeah|yeah|or whatever|or something|and stuff|and stuff like that|i guess|anyway)`;

/** After these a comma is only the place where a filler was. */
const UNFINISHED = String.raw`(?:is|are|was|were|am|be|been|to|the|a|an|and|but|or|that|in|of|by|for|from|with|at|on|i|we|he|she|they|it|could|would|will|should|has|have|had|my|our|his|her|their|because|about|than)`;
/** People double these on purpose: "very, very", "no, no"; and grammar doubles "had had". */
const MEANT_TWICE = String.raw`(?:very|really|so|no|yes|many|much|long|far|too|more|bye|ha|now|there|never|again|way|super|big|little|old|hello|hey|la|da)`;
const GRAMMAR_TWICE = '(?:had|that|is)';
/** Stands where a filler stood, until it is known whether a comma belongs there. */
const GAP = '\ue000';

const RULES: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\p{Cc}\p{Surrogate}\ue000]/gu, ' '],
  [/[‘’]/gu, "'"],
  [/\s*(?:\.\.\.|…)\s*/gu, ', '],
  [/\s+/gu, ' '],
  [new RegExp(String.raw`(^|[.!?] )(?:${SOUNDS}[,.]? )+`, 'giu'), '$1'],
  [new RegExp(String.raw`,? ${SOUNDS}, `, 'giu'), GAP],
  [new RegExp(String.raw`, ${SOUNDS}(?=[ .;:!?—]|$) ?`, 'giu'), GAP],
  [new RegExp(String.raw`(?<=[ \ue000])${SOUNDS}(?=[ ,.;:!?—]|$) ?`, 'giu'), ''],
  [new RegExp(String.raw`(^|[.!?] )(?:[, \ue000]*(?:and |but )?${ASIDES}[,\ue000] ?)+`, 'giu'), '$1'],
  [new RegExp(String.raw`(?:, ?|\ue000)(?:(?:and )?${ASIDES}(?:, ?|\ue000))+`, 'giu'), GAP],
  [new RegExp(String.raw`[,\ue000] ?${TRAILING} ?(?=[.!?])`, 'giu'), ''],
  [/[,\ue000] ?right ?\?/giu, '.'],
  [/(^|[.!?] )(?:(?:okay|ok|alright|right),? so|oh,? and|oh,? so),?[ \ue000]/giu, '$1'],
  [new RegExp(String.raw`\b(${UNFINISHED}) ?\ue000+ ?`, 'giu'), '$1 '],
  [/ ?\ue000+ ?(?=[.!?]|$)/gu, ''],
  [/ ?\ue000+ ?/gu, ', '],
  [/ +([,.;:!?])/gu, '$1'],
  [/,(?: ?,)+/gu, ','],
  [/([.!?]) ?[.,](?= |$)/gu, '$1'],
  [/\b((?:[\p{L}\p{N}']+ ){1,4}[\p{L}\p{N}']+)(?:,| [—-]+)? \1\b/giu, '$1'],
  [new RegExp(String.raw`(?<![\p{L}'])(?!${MEANT_TWICE}\b)([\p{L}']+)(?:,| ?[—-]+) \1(?![\p{L}'])`, 'giu'), '$1'],
  [
    new RegExp(String.raw`(?<![\p{L}'])(?!(?:${MEANT_TWICE}|${GRAMMAR_TWICE})\b)([\p{L}']+) \1(?![\p{L}'])`, 'giu'),
    '$1',
  ],
  [/(^|[.!?] )[,;: ]+/gu, '$1'],
  [/, ?([.!?])/gu, '$1'],
];

/** Speech without its fillers, doubled words and false starts. The words that are left, and their order, are the speaker's. */
export function tidySpeech(text: string): string {
  return RULES.reduce((so, [pattern, replacement]) => so.replace(pattern, replacement), text).trim();
}

const EMPTY =
  /^(?:[\p{P}\s]*|(?:so|yeah|yes|okay|ok|right|well|and|but|anyway|hmm|let's see|let me (?:think|see)|where was i|what was i saying|what else|that's (?:it|all|about it)(?: really)?|i don't know|testing|hello|hi|hey|is this (?:on|thing on|recording|working)|one two(?: three)?)[\p{P}\s]*)+$/iu;

/** Whether a tidied sentence still says something. */
export function saysSomething(sentence: string): boolean {
  return !EMPTY.test(sentence);
}

const CALENDAR =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december)\b/gu;

/** First letter large, a mark at the end, "i" and the days written large. */
export function asSentence(text: string): string {
  const trimmed = text
    .trim()
    .replace(/^[,;:\s]+/u, '')
    .replace(/[,;:\s—-]+$/u, '')
    .replace(/\bi\b(?=$|[\s',.!?])/gu, 'I')
    .replace(CALENDAR, (day) => day.charAt(0).toUpperCase() + day.slice(1));
  if (trimmed === '') return '';
  const begun = trimmed.replace(/^(["'(]*)(\p{Ll})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase());
  return /[.!?。！？]["')]*$/u.test(begun) ? begun : `${begun}.`;
}
