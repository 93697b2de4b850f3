/** What an answer has to say: when, how much, who, why, where, or what somebody said. */
export type AnswerKind = 'time' | 'amount' | 'person' | 'reason' | 'place' | 'saying';

const ASKED: readonly (readonly [AnswerKind, RegExp])[] = [
  [
    'time',
    /^(when|by when|until when|since when|(at |on )?(what|which) (time|day|date|month|year)|how (long|late|often|soon))\b/i,
  ],
  ['amount', /^(how (much|many|old|far|big|tall|high|heavy)|what (did|does|do|will|would) .* cost)\b/i],
  ['person', /^(who|whose|whom|(which|what) (person|friend|colleague))\b/i],
  ['reason', /^(why|what for|how come)\b/i],
  ['place', /^(where|(in |at )?(which|what) (place|city|town|country|room))\b/i],
  [
    'saying',
    /^what (did|does|do|has|have) .* (say|said|tell|told|think|warn|recommend|suggest|want|ask|reckon|call|find)/i,
  ],
];

const NUMBER =
  /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|hundred|thousand|million|half|quarter|third|dozen|first|second)\b/i;
const TIME =
  /\b((mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|morning|afternoon|evening|tonight|tomorrow|yesterday|weeks?|months?|years?|days?|hours?|minutes?|o'clock|noon|midnight|spring|summer|autumn|winter|christmas|easter|weekend)\b/i;
/** A capital within a sentence. */
const NAME = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/u;
const REASON = /\b(because|since|so that|that's why|means|reason)\b/i;
const PLACE = /\b(in|at|on|to|near|behind|under|by|from)\b/i;
const SAYING = /\b(said|says|told|tells|thinks|thought|reckons|reckoned|according|wants|wanted|suggested|warned)\b/i;

const SAID: Record<AnswerKind, (text: string) => boolean> = {
  time: (text) => TIME.test(text) || NUMBER.test(text),
  amount: (text) => NUMBER.test(text),
  person: (text) => NAME.test(text),
  reason: (text) => REASON.test(text),
  place: (text) => PLACE.test(text),
  saying: (text) => SAYING.test(text),
};

/** What a question asks for; null where its first words do not say so. English alone. */
export function readAnswerKind(question: string): AnswerKind | null {
  return ASKED.find(([, begins]) => begins.test(question.trim()))?.[0] ?? null;
}

/** Whether a sentence says that kind of thing at all. */
export function mayAnswer(asked: AnswerKind | null, sentence: string): boolean {
  return asked !== null && SAID[asked](sentence);
}
