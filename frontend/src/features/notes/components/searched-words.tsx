import { useMemo } from 'react';
import { findSearched } from '../find-words.ts';
import { useSearched } from '../use-searched.ts';
import { MarkedText } from './marked-text.tsx';

/** Words on a note's page that are no part of its transcript, with what was searched for marked. */
export function SearchedWords({ text }: { text: string }) {
  const searched = useSearched();
  const ranges = useMemo(() => findSearched([text], searched)[0] ?? [], [text, searched]);
  return <MarkedText text={text} ranges={ranges} />;
}
