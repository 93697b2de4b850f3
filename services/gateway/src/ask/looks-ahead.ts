/** Who says this speaks of what is to come, also where they tell what somebody said of it. */
const TO_COME =
  /\b(?:due|deadlines?|(?:have|has|need|needs|got|going|supposed) to|to do|must|should|shall|will|remind|reminders?|plan|plans|planned|planning|schedule|scheduled|appointments?)\b/i;
/** What is said of now, unless something of the question is over. */
const PRESENT = /\b(?:am|is|are|do|does|can|who|when|what|where|which|anything|something)\b/i;
const OVER =
  /\b(?:did|didn't|was|wasn't|were|weren't|had|been|said|told|asked|thought|felt|went|happened|mentioned|talked|(?:have|has) (?:i|we|you|he|she|it|they|my|anybody|anyone))\b/i;
/** What has begun and is not over; "from this week" says when a note was made. */
const NOW = /^(?:today|(?:in |during )?(?:the )?this .+)$/i;
/** Without its year, a month that has begun or that is to come. */
const MONTH = /^(?:in|during) [a-z]+$/i;

/**
 * Whether the time that a question says may be the one that notes speak of, and not the one in which they were made: what is to be
 * done this week was often said last week. English alone.
 */
export function looksAhead(question: string, said: string): boolean {
  if (TO_COME.test(question)) return NOW.test(said) || MONTH.test(said);
  return NOW.test(said) && PRESENT.test(question) && !OVER.test(question);
}
