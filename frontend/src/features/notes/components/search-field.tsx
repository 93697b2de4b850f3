import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fieldClass } from '../../../design/field-class.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

const TYPING_PAUSE_MS = 250;

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Searches as you type, once the typing pauses. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  // What an input method has not turned into words yet finds nothing.
  const [isComposing, setComposing] = useState(false);
  // The value that came last, and what was asked for since. One's own words come back late and one after the other: they must
  // not take away the letters that were typed meanwhile.
  const asked = useRef([value]);
  useEffect(() => {
    const cameBack = asked.current.indexOf(value);
    if (cameBack === -1) setTyped(value);
    asked.current = cameBack === -1 ? [value] : asked.current.slice(cameBack);
  }, [value]);
  useEffect(() => {
    if (typed === asked.current.at(-1) || isComposing) return undefined;
    const timer = setTimeout(() => {
      asked.current.push(typed);
      onChange(typed);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isComposing, onChange]);
  return (
    <div role="search" className="relative">
      <Search aria-hidden="true" size={18} className="absolute top-1/2 start-4 -translate-y-1/2 text-soft" />
      <input
        type="search"
        aria-label={noteListTexts.search}
        placeholder={noteListTexts.search}
        value={typed}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onChange={(event) => setTyped(event.target.value)}
        className={`${fieldClass} rounded-full ps-11`}
      />
    </div>
  );
}
