import { asSentence } from './tidy-speech.ts';

/** Ways to say that something is to be done by the speaker; what follows is the task. */
const OWN =
  /\b(?:(?:i|we)(?:'ve| have)? (?:also |really |still |just )?(?:need|have|got|ought|forgot)(?: also)? to|(?:i|we)(?: really| also)? (?:must|should)|(?:i|we)'d better|i'll(?: also)?|we'll|i(?:'m| am) going to|(?:we're|we are) going to|remind me to|(?:must |please )?remember to|don't forget to|do not forget to|make sure (?:i|we|to)|let's|note to self[,:]?(?: to)?|to do[,:]|action items?(?: is|[,:])?|need to|got to)\s+(?:also )?/giu;
const OTHERS =
  /\b(?<who>\p{Lu}[\p{L}-]+)(?:'s| is)? (?:(?:also )?(?:needs? to|has to|have to|should|will|going to|must|agreed to|promised to|offered to))\s+/gu;
const NEVER_A_TASK =
  /^(?:be|have been|say|admit|think|know|see|feel|guess|never|not|hope|miss|love|tell you|understand|believe|keep|stop|this|it|that|him|her|them|feel|look like)\b/iu;
const LEAD_IN = /^(?:(?:and|then|also|first|second|third|next|oh|so|finally|please|after that),? )+/iu;
const IMPERATIVE =
  /^(?:call|email|e-mail|text|ring|book|buy|pay|pick up|drop off|send|order|renew|return|check|ask|clean|fix|schedule|arrange|finish|print|post|cancel|confirm|update|write|prepare|collect|take|bring|get|tidy|wash|water|feed|sort out|follow up|set up|sign up|look up|reply|charge|pack|submit|review|give|tell|turn (?:on|off|down)|empty|switch|lock|transfer|register|download|upload|back up|hand in|swap|mow|iron|hoover|vacuum|defrost|top up|fill in|apply|sign|drop)\b/iu;
const ENDS =
  /(?:[;.!?]|,? (?:because|since|but|although|so that|which means|otherwise|and (?:i|we|he|she|they|it|that|then i|then we)\b|and \p{L}+ (?:has|needs|will|should|must|is going) |so (?:i|we|he|she|they|it|that)\b)).*$/isu;
/** What may stand before "will" or "should" with a capital, and is no name. */
const NOBODY =
  /^(?:i|it|this|that|there|what|we|you|he|she|they|who|which|everyone|everybody|nobody|somebody|someone|people|one|maybe|then|and|so|but|everything|nothing|something)$/iu;
const LONGEST_CHARACTERS = 160;

/** The tasks in what was said, each as a short order; doubles once. */
export function findTasks(sentences: readonly string[]): string[] {
  const found = sentences.flatMap((sentence) => tasksOf(sentence));
  const seen = new Set<string>();
  return found.filter((task) => {
    const key = task.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function tasksOf(sentence: string): string[] {
  if (sentence.endsWith('?')) return [];
  const own = piecesAfter(sentence, OWN).filter((piece) => !NEVER_A_TASK.test(piece));
  const others = [...sentence.matchAll(OTHERS)].flatMap((match) => {
    const who = match.groups?.['who'] ?? '';
    if (NOBODY.test(who)) return [];
    const task = trimTask(sentence.slice(match.index + match[0].length));
    return task && !NEVER_A_TASK.test(task) ? [`${who}: ${task}`] : [];
  });
  const order = sentence.replace(LEAD_IN, '');
  const ordered = own.length === 0 && others.length === 0 && IMPERATIVE.test(order) ? [trimTask(order)] : [];
  return [...own, ...others, ...ordered]
    .filter((task) => task.length > 2)
    .map((task) => asSentence(task).replace(/\.$/u, ''));
}

function piecesAfter(sentence: string, pattern: RegExp): string[] {
  const matches = [...sentence.matchAll(pattern)];
  return matches.map((match, at) =>
    trimTask(sentence.slice(match.index + match[0].length, matches[at + 1]?.index ?? sentence.length)),
  );
}

function trimTask(rest: string): string {
  const trimmed = rest
    .replace(ENDS, '')
    .replace(/[\s,]+(?:and|but|so|then|also)?[\s,]*$/iu, '')
    .trim();
  return trimmed.length > LONGEST_CHARACTERS ? '' : trimmed;
}
