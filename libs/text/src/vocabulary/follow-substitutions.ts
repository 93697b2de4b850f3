import type { Substitution } from '@stitchbook/contracts';
import { changesOf } from '../align-segments.ts';

/** Of either text; in longer ones that somebody has corrected it is not known any more where the terms are. */
const MAX_LENGTH = 300_000;

interface Word {
  text: string;
  at: number;
}

/**
 * Where the terms that were put into a transcript stand after somebody has corrected it: those whose words are still there.
 * @param before The transcript to which they belong
 */
export function followSubstitutions(
  substitutions: readonly Substitution[],
  before: string,
  after: string,
): Substitution[] {
  if (before === after || substitutions.length === 0) return [...substitutions];
  if (before.length > MAX_LENGTH || after.length > MAX_LENGTH) return [];
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const places = keptWords(old, now);
  return substitutions.flatMap(({ at, ...said }) => {
    // Words are in the order of the text: the last that begins at or before the term has it.
    const index = lastAt(old, at);
    const place = places.get(index);
    const moved = (now[place ?? -1]?.at ?? 0) - (old[index]?.at ?? 0);
    const isThere = place !== undefined && after.startsWith(said.term, at + moved);
    return isThere ? [{ ...said, at: at + moved }] : [];
  });
}

/** By the index of a word before, where it is after. */
function keptWords(old: readonly Word[], now: readonly Word[]): Map<number, number> {
  const places = new Map<number, number>();
  let shared = 0;
  for (; shared < old.length && old[shared]?.text === now[shared]?.text; shared += 1) places.set(shared, shared);
  let [from, to] = [shared, shared];
  const changes = changesOf(
    old.slice(shared).map(({ text }) => text),
    now.slice(shared).map(({ text }) => text),
  );
  for (const { removed, added, kept } of changes) {
    from += removed;
    to += added;
    for (let word = 0; word < kept; word += 1) places.set(from + word, to + word);
    from += kept;
    to += kept;
  }
  return places;
}

function lastAt(words: readonly Word[], at: number): number {
  let [before, after] = [-1, words.length];
  while (after - before > 1) {
    const middle = (before + after) >> 1;
    if ((words[middle]?.at ?? 0) <= at) before = middle;
    else after = middle;
  }
  return before;
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }) => ({ text: word, at: index }));
}
