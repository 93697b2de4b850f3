import { useEffect, useRef, useState } from 'react';
import type { SaveOutcome, SaveTake, SavingProgress, Take } from './save-take.ts';

type TakeToSave = Omit<Take, 'key' | 'jobId' | 'onJob'> & Partial<Pick<Take, 'key' | 'jobId' | 'onJob'>>;

/** Saves one take at a time and tells how far it is; `cancel` gives up waiting for it. What was sent once is not sent again. */
export function useSaving(saveTake: SaveTake) {
  const [progress, setProgress] = useState<SavingProgress | null>(null);
  const [isSaving, setSaving] = useState(false);
  const abort = useRef<AbortController | null>(null);
  const keys = useRef(new WeakMap<Blob, string>());
  const jobs = useRef(new WeakMap<Blob, string>());
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const save = async (take: TakeToSave): Promise<SaveOutcome> => {
    abort.current = new AbortController();
    setSaving(true);
    const key = take.key ?? keys.current.get(take.audio) ?? crypto.randomUUID();
    keys.current.set(take.audio, key);
    const jobId = jobs.current.get(take.audio) ?? take.jobId ?? null;
    const onJob = (id: string) => {
      jobs.current.set(take.audio, id);
      take.onJob?.(id);
    };
    try {
      return await saveTake({ ...take, key, jobId, onJob }, setProgress, abort.current);
    } finally {
      setSaving(false);
      setProgress(null);
    }
  };

  return { isSaving, progress, save, cancel: () => abort.current?.abort(), isStillHere: () => isHere.current };
}
