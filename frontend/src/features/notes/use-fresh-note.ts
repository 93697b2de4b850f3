import { useEffect, useState } from 'react';

const HIGHLIGHT_MS = 2000;

/** The id of the note that was just saved, for two seconds. */
export function useFreshNote(): [number | null, (id: number) => void] {
  const [id, setId] = useState<number | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    const timer = setTimeout(() => setId(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return [id, setId];
}
