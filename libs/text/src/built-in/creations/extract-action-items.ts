import { restoreCaseAndPunctuation } from './remove-disfluencies.ts';

/** Ways to say that something is to be done by the speaker; what follows is the task. */
const FIRST_PERSON =
  /\b(?:(?:i|we)(?:'ve| have)? (?:also |really |still |just )?(?:need|have|got|ought|forgot)(?: also)? to|(?:i|we)(?: really| also)? (?:must|should)|(?:i|we)'d better|i'll(?: also)?|we'll|i(?:'m| am) going to|(?:we're|we are) going to|remind me to|(?:must |please )?remember to|don't forget to|do not forget to|make sure (?:i|we|to)|let's|note to self[,:]?(?: to)?|to do[,:]|action items?(?: is|[,:])?|need to|got to)\s+(?:also )?/giu;
const THIRD_PERSON =
  /(?<![\p{L}-])(?<who>\p{Lu}[\p{L}-]+)(?:'s| is)? (?:(?:also )?(?:needs? to|has to|have to|should|will|going to|must|agreed to|promised to|offered to))\s+/gu;
const NEVER_A_TASK =
  /^(?:be|have (?:been|brought|bought|thought|said|done|gone|known|told|\p{L}{2,30}ed)|say|admit|think|know|see|feel|guess|never|not|hope|miss|love|tell you|understand|believe|keep|stop|this|it|that|him|her|them|feel|look like)\b/iu;
const DISCOURSE_MARKERS = /^(?:(?:and|then|also|first|second|third|next|oh|so|finally|please|after that),? )+/iu;
const IMPERATIVE =
  /^(?:call|email|e-mail|text|ring|book|buy|pay|pick up|drop off|send|order|renew|return|check|ask|clean|fix|schedule|arrange|finish|print|post|cancel|confirm|update|write|prepare|collect|take|bring|get|tidy|wash|water|feed|sort out|follow up|set up|sign up|look up|reply|charge|pack|submit|review|give|tell|turn (?:on|off|down)|empty|switch|lock|transfer|register|download|upload|back up|hand in|swap|mow|iron|hoover|vacuum|defrost|top up|fill in|apply|sign|drop)\b/iu;
const TASK_END =
  /(?:[;.!?]|,? (?:because|since|but|although|so that|which means|otherwise|and (?:i|we|he|she|they|it|that|then i|then we)\b|and \p{L}+ (?:has|needs|will|should|must|is going) |so (?:i|we|he|she|they|it|that)\b))/iu;
/** What may stand before "will" or "should" with a capital, and is no name. */
const NOT_A_NAME =
  /^(?:i|it|this|that|there|what|we|you|he|she|they|who|which|everyone|everybody|nobody|somebody|someone|people|one|maybe|then|and|so|but|everything|nothing|something)$/iu;
const HAS_WORDS = /[\p{L}\p{N}]/u;
const MAX_NAME_CHARACTERS = 60;
const MAX_CHARACTERS = 160;

/**
 * Action item extraction by patterns over obligations ("I need to …", "Ana will …") and imperatives. Each is a short imperative,
 * with "Name: " before it where somebody else is to do it; the same one is returned once.
 */
export function extractActionItems(sentences: readonly string[]): string[] {
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
  const own = clausesAfter(sentence, FIRST_PERSON).filter((clause) => !NEVER_A_TASK.test(clause));
  const others = [...sentence.matchAll(THIRD_PERSON)].flatMap((match) => {
    const who = match.groups?.['who'] ?? '';
    if (NOT_A_NAME.test(who) || who.length > MAX_NAME_CHARACTERS) return [];
    const task = trimTask(sentence.slice(match.index + match[0].length));
    return task && !NEVER_A_TASK.test(task) ? [`${who}: ${task}`] : [];
  });
  const order = sentence.replace(DISCOURSE_MARKERS, '');
  const ordered = own.length === 0 && others.length === 0 && IMPERATIVE.test(order) ? [trimTask(order)] : [];
  return [...own, ...others, ...ordered]
    .filter((task) => task.length > 2 && HAS_WORDS.test(task))
    .map((task) => restoreCaseAndPunctuation(task).replace(/\.$/u, ''));
}

function clausesAfter(sentence: string, pattern: RegExp): string[] {
  const matches = [...sentence.matchAll(pattern)];
  return matches.map((match, at) =>
    trimTask(sentence.slice(match.index + match[0].length, matches[at + 1]?.index ?? sentence.length)),
  );
}

function trimTask(rest: string): string {
  const end = rest.search(TASK_END);
  const trimmed = (end < 0 ? rest : rest.slice(0, end))
    .replace(/(?<![\s,])[\s,]+$/u, '')
    .replace(/(?<![\s,])[\s,]+(?:and|but|so|then|also)$/iu, '')
    .trim();
  return trimmed.length > MAX_CHARACTERS ? '' : trimmed;
}
