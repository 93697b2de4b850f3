import { useEffect, useState } from 'react';

/** A player that has just gone may still be fetching: an address that is gone as well is an error in its page. */
const OUTLIVES_PLAYER_MS = 10_000;

/** An address for a blob, for as long as it is shown. */
export function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      setUrl(null);
      setTimeout(() => URL.revokeObjectURL(made), OUTLIVES_PLAYER_MS);
    };
  }, [blob]);
  return url;
}
