import { useEffect, useRef, useState } from 'react';
import type { ListQuery } from './list-query.ts';
import { noteListTexts } from '../../texts/en/note-list.ts';

/** Long enough for somebody who types on, and for the key to have been spoken. */
const SPOKEN_AFTER_MS = 600;

/**
 * What to tell those who do not see the list once a search or a filter was answered; nothing for a list that only opens
 * or grows. `count` is how many notes there are so far, null while the answer is on its way.
 */
export function useCountAnnouncement(query: ListQuery, count: number | null, isOpenEnded: boolean): string {
  const [sentence, setSentence] = useState('');
  const spokenOf = useRef(query);
  useEffect(() => {
    if (spokenOf.current === query || count === null) return undefined;
    const timer = setTimeout(() => {
      spokenOf.current = query;
      setSentence(`${describeFound(query, isOpenEnded ? null : count, count)}.`);
    }, SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [query, count, isOpenEnded]);
  return sentence;
}

/** `3 notes for “dad”`; where not all are known, that there are more than those that are. */
export function describeFound({ search }: ListQuery, total: number | null, atLeast: number): string {
  const notes = total === null ? noteListTexts.moreThan(noteListTexts.notes(atLeast)) : noteListTexts.notes(total);
  const words = search.trim();
  return words ? noteListTexts.foundFor(notes, words) : noteListTexts.found(notes);
}
