/** Filled pauses of English. */
const FILLED_PAUSES = String.raw`(?:u+h+m*|u+m+|e+r+m*|h+m+|m+hm+|a+h+|mm+|uh-huh|ä+h+m*|eu+h+)`;

/** Filled pauses that are a word of no language: "er" and "um" are German, "ah" and "mm" may be anything. */
const FOREIGN_FILLED_PAUSES = String.raw`(?:ä+h+m*|ö+h+m*|e+h+m+|eu+h+m*|u+h+m+|h+m+|m+hm+)`;

/** Discourse markers and editing terms. Only where commas or a sentence's start set it apart, so that "I like tea" keeps its verb. */
const DISCOURSE_MARKERS = String.raw`(?:you know|i mean|like|sort of|kind of|basically|literally|obviously|well|so|okay|ok|right|anyway|anyways|yeah|oh|so yeah|okay so|so anyway|let me think|let me see|what else|how do i say|i guess|you see|or whatever|what was i saying|where was i|what's (?:his|her|its|their) name|what's it called)`;
const FINAL_MARKERS = String.raw`(?:you know|i mean|so yeah|yeah|or whatever|or something|and stuff|and stuff like that|i guess|anyway)`;

/** After these a comma is only the place where a filler was. */
const NO_COMMA_AFTER = String.raw`(?:is|are|was|were|am|be|been|to|the|a|an|and|but|or|that|in|of|by|for|from|with|at|on|i|we|he|she|they|it|could|would|will|should|has|have|had|my|our|his|her|their|because|about|than)`;
/** People double these on purpose: "very, very", "no, no"; and grammar doubles "had had". */
const INTENDED_REPETITIONS = String.raw`(?:very|really|so|no|yes|many|much|long|far|too|more|bye|ha|now|there|never|again|way|super|big|little|old|hello|hey|la|da)`;
const GRAMMATICAL_REPETITIONS = '(?:had|that|is)';
/** Stands where a filler stood, until it is known whether a comma belongs there. */
const GAP = '\ue000';

/** Letters of a word that may be doubled. Without a bound one word of millions of letters exhausts the stack of the matcher. */
const WORD = '{1,60}';

type Rule = readonly [RegExp, string];

const WHITE_SPACE: readonly Rule[] = [
  [/[\p{Cc}\p{Surrogate}\ue000]/gu, ' '],
  [/[‘’]/gu, "'"],
  [/(?<!\s)\s*(?:\.\.\.|…)\s*/gu, ', '],
  [/\s+/gu, ' '],
];

const filledPauses = (pauses: string): readonly Rule[] => [
  [new RegExp(String.raw`(^|[.!?] )(?:${pauses}[,.]? )+`, 'giu'), '$1'],
  [new RegExp(String.raw`,? ${pauses}, `, 'giu'), GAP],
  [new RegExp(String.raw`, ${pauses}(?=[ .;:!?—]|$) ?`, 'giu'), GAP],
  [new RegExp(String.raw`(?<=[ \ue000])${pauses}(?=[ ,.;:!?—]|$) ?`, 'giu'), ''],
];

const MARKERS: readonly Rule[] = [
  [new RegExp(String.raw`(^|[.!?] )(?:[, \ue000]*(?:and |but )?${DISCOURSE_MARKERS}[,\ue000] ?)+`, 'giu'), '$1'],
  [new RegExp(String.raw`(?:, ?|\ue000)(?:(?:and )?${DISCOURSE_MARKERS}(?:, ?|\ue000))+`, 'giu'), GAP],
  [new RegExp(String.raw`[,\ue000] ?${FINAL_MARKERS} ?(?=[.!?])`, 'giu'), ''],
  [/[,\ue000] ?right ?\?/giu, '.'],
  [/(^|[.!?] )(?:(?:okay|ok|alright|right),? so|oh,? and|oh,? so),?[ \ue000]/giu, '$1'],
  [new RegExp(String.raw`\b(${NO_COMMA_AFTER}) ?\ue000+ ?`, 'giu'), '$1 '],
];

const GAPS_AND_REPETITIONS: readonly Rule[] = [
  [/(?<!\ue000) ?\ue000+ ?(?=[.!?]|$)/gu, ''],
  [/ ?\ue000+ ?/gu, ', '],
  [/(?<! ) +([,.;:!?])/gu, '$1'],
  [/,(?: ?,)+/gu, ','],
  [/([.!?]) ?[.,](?= |$)/gu, '$1'],
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}'])((?:[\p{L}\p{N}']${WORD} ){1,4}[\p{L}\p{N}']${WORD})(?:,| [—-]+)? \1\b`,
      'giu',
    ),
    '$1',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}'])(?!${INTENDED_REPETITIONS}\b)([\p{L}']${WORD})(?:,| ?[—-]+) \1(?![\p{L}'])`,
      'giu',
    ),
    '$1',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}'])(?!(?:${INTENDED_REPETITIONS}|${GRAMMATICAL_REPETITIONS})\b)([\p{L}']${WORD}) \1(?![\p{L}'])`,
      'giu',
    ),
    '$1',
  ],
  [/(^|[.!?] )[,;: ]+/gu, '$1'],
  [/, ?([.!?])/gu, '$1'],
];

const ENGLISH_RULES = [...WHITE_SPACE, ...filledPauses(FILLED_PAUSES), ...MARKERS, ...GAPS_AND_REPETITIONS];
const FOREIGN_RULES = [...WHITE_SPACE, ...filledPauses(FOREIGN_FILLED_PAUSES), ...GAPS_AND_REPETITIONS];

const HAS_WORDS = /[\p{L}\p{N}]/u;

/**
 * Speech without its fillers, doubled words and false starts, and without lines that somebody drew between them. The words that
 * are left, and their order, are the speaker's. Of a text that is not English only what is a word in no language is taken away.
 */
export function removeDisfluencies(text: string, isEnglish = true): string {
  const lines = text.split('\n').map((line) => (HAS_WORDS.test(line) ? line : ''));
  return (isEnglish ? ENGLISH_RULES : FOREIGN_RULES)
    .reduce((so, [pattern, replacement]) => so.replace(pattern, replacement), lines.join('\n'))
    .trim();
}

const NO_CONTENT =
  /[\p{P}\s]+|(?<![\p{L}\p{N}])(?:so|yeah|yes|okay|ok|right|well|and|but|anyway|hmm|let's see|let me (?:think|see)|where was i|what was i saying|what else|that's (?:it|all|about it)(?: really)?|i don't know|testing|hello|hi|hey|is this (?:on|thing on|recording|working)|one two(?: three)?)(?![\p{L}\p{N}])/giu;

/** Whether a sentence says anything besides greetings, fillers and discourse markers. */
export function hasContent(sentence: string): boolean {
  return sentence.replace(NO_CONTENT, '') !== '';
}

const CALENDAR =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december)\b/gu;

/** Truecasing and punctuation of one sentence: its first letter, in English "I", days and months too, are capital, and a mark ends it. */
export function restoreCaseAndPunctuation(text: string, isEnglish = true): string {
  const bare = text
    .trim()
    .replace(/^[,;:\s]+/u, '')
    .replace(/(?<![,;:\s—-])[,;:\s—-]+$/u, '');
  const trimmed = isEnglish ? capitaliseNames(bare) : bare;
  if (trimmed === '') return '';
  const begun = trimmed.replace(
    /^(["'(¿¡]*)(\p{Ll})/u,
    (_, lead: string, letter: string) => lead + letter.toUpperCase(),
  );
  return /[.!?。！？]["')]*$/u.test(begun) ? begun : `${begun}.`;
}

function capitaliseNames(text: string): string {
  return text
    .replace(/\bi\b(?=$|[\s',.!?])/gu, 'I')
    .replace(CALENDAR, (day) => day.charAt(0).toUpperCase() + day.slice(1));
}
