import { type Draft, type DraftPlace, dropDraft, keepDraft, readDraft } from '../../device/drafts.ts';

/** Comments that are not known to have arrived, as what is kept of them: one alone with its key, several as one that is new. */
export function asOneDraft(unsent: Draft[]): Draft | null {
  const [first, ...others] = unsent;
  if (!first || others.length === 0) return first ?? null;
  const timestamp = unsent.map((draft) => draft.timestamp ?? null).findLast((seconds) => seconds !== null) ?? null;
  return { words: unsent.map(({ words }) => words).reduce(joined), timestamp };
}

/** Has nothing else kept in the place of a note's comment. */
export function keepUnsent(place: DraftPlace, unsent: Draft[]): void {
  const draft = asOneDraft(unsent);
  if (draft) keepDraft(place, draft);
  else dropDraft(place);
}

/** Takes a comment that has arrived out of what is kept, which may be with others by then. */
export function dropArrived(place: DraftPlace, sent: Draft): void {
  const kept = readDraft(place);
  if (!kept || !contains(kept, sent)) return;
  const words = kept.key === sent.key ? '' : without(kept.words, sent.words);
  keepUnsent(place, words ? [{ words, timestamp: kept.timestamp ?? null }] : []);
}

/** Has one that failed kept, if it is not: before what was typed since. */
export function keepFailed(place: DraftPlace, sent: Draft): void {
  const kept = readDraft(place);
  if (!kept) keepDraft(place, sent);
  else if (!contains(kept, sent)) keepDraft(place, { ...kept, words: joined(sent.words, kept.words) });
}

/** What was written before comes before what was typed since. */
export const joined = (before: string, since: string) => (since.trim() ? `${before}\n\n${since}` : before);

const contains = (kept: Draft, sent: Draft) =>
  kept.key === sent.key || without(kept.words, sent.words) !== kept.words.trim();

/** Undoes `joined`, wherever in it the words stand. */
const without = (words: string, gone: string) =>
  `\n\n${words.trim()}\n\n`.replace(`\n\n${gone}\n\n`, () => '\n\n').trim();
