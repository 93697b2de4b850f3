import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fieldClass } from '../../../design/field.tsx';

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
  // What comes back of one's own words must not take away the letters that were typed since.
  const asked = useRef(value);
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === asked.current || isComposing) return undefined;
    const timer = setTimeout(() => {
      asked.current = typed;
      onChange(typed);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isComposing, onChange]);
  return (
    <div role="search" className="relative">
      <Search aria-hidden="true" size={18} className="absolute top-1/2 start-4 -translate-y-1/2 text-soft" />
      <input
        type="search"
        aria-label="Search notes"
        placeholder="Search notes"
        value={typed}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onChange={(event) => setTyped(event.target.value)}
        className={`${fieldClass} rounded-full ps-11`}
      />
    </div>
  );
}
