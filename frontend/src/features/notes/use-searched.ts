import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Searched } from './find-words.ts';
import { matchedWordsOf } from './from-list.ts';

/** What the list was searched for from which the note was opened. */
export function useSearched(): Searched {
  const phrase = useSearchParams()[0].get('q') ?? '';
  const { state } = useLocation() as { state: unknown };
  // The way here keeps them after the search was ended.
  return useMemo(() => ({ phrase, words: phrase ? matchedWordsOf(state) : [] }), [phrase, state]);
}

/** Leaves the note as it is read without a search; the way back to the list stays. */
export function useEndSearch(): () => void {
  const [, setParameters] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  return useCallback(() => {
    const withoutWords = (parameters: URLSearchParams) => {
      parameters.delete('q');
      return parameters;
    };
    setParameters(withoutWords, { replace: true, state });
  }, [setParameters, state]);
}
