import { useEffect, useRef, useState } from 'react';
import type { SaveOutcome, SaveTake, SavingProgress, Take } from './save-take.ts';

/** Saves one take at a time and tells how far it is; `cancel` gives up waiting for it. */
export function useSaving(saveTake: SaveTake) {
  const [progress, setProgress] = useState<SavingProgress | null>(null);
  const [isSaving, setSaving] = useState(false);
  const abort = useRef<AbortController | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const save = async (take: Take): Promise<SaveOutcome> => {
    abort.current = new AbortController();
    setSaving(true);
    try {
      return await saveTake(take, setProgress, abort.current.signal);
    } finally {
      setSaving(false);
      setProgress(null);
    }
  };

  return { isSaving, progress, save, cancel: () => abort.current?.abort(), isStillHere: () => isHere.current };
}
