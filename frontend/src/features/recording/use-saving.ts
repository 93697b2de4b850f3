import { useEffect, useRef, useState } from 'react';
import type { SaveOutcome, SaveAudio, SavingProgress, AudioToSave } from './save-audio.ts';

type UnsentAudio = Omit<AudioToSave, 'key' | 'jobId' | 'onJob'>;

/** Saves one audio at a time and tells how far it is; `cancel` gives up waiting for it. What was sent once is not sent again. */
export function useSaving(saveAudio: SaveAudio) {
  const [progress, setProgress] = useState<SavingProgress | null>(null);
  const [isSaving, setSaving] = useState(false);
  const abort = useRef<AbortController | null>(null);
  const keys = useRef(new WeakMap<Blob, string>());
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const save = async (unsent: UnsentAudio): Promise<SaveOutcome> => {
    abort.current = new AbortController();
    setSaving(true);
    const key = keys.current.get(unsent.audio) ?? crypto.randomUUID();
    keys.current.set(unsent.audio, key);
    try {
      return await saveAudio({ ...unsent, key, jobId: null, onJob: () => undefined }, setProgress, abort.current);
    } finally {
      setSaving(false);
      setProgress(null);
    }
  };

  return { isSaving, progress, save, cancel: () => abort.current?.abort(), isStillHere: () => isHere.current };
}
