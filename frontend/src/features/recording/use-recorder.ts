import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { startCapture, type Capture } from './capture/start-capture.ts';
import { KeptTake } from './unsaved/keep-take.ts';
import { useRefreshUnsavedTakes } from './unsaved/use-unsaved-takes.ts';
import { useStopwatch } from './use-stopwatch.ts';

export interface Recording {
  id: string;
  audio: Blob;
  /** Seconds. */
  duration: number;
  /** Whether this device has kept all of it. */
  isStored: boolean;
}

export type RecorderState = 'idle' | 'starting' | 'recording' | 'paused' | 'stopped';

/**
 * One recording at a time: idle, recording or paused, stopped. What is heard is written down on this device at once;
 * leaving the screen releases the microphone and leaves what was said there.
 */
export function useRecorder(ownerId: string) {
  const [state, setState] = useState<RecorderState>('idle');
  const [recording, setRecording] = useState<Recording | null>(null);
  const [analyser, setAnalyser] = useState<AnalyserNode | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const stopwatch = useStopwatch();
  const refresh = useRefreshUnsavedTakes();
  const capture = useRef<Capture | null>(null);
  const kept = useRef<KeptTake | null>(null);
  const takeNumber = useRef(0);

  const release = (what: 'letGo' | 'remove') => {
    takeNumber.current += 1;
    capture.current?.discard();
    capture.current = null;
    void kept.current?.[what]().then(refresh);
    kept.current = null;
  };
  const onLeave = useRef(release);
  useLayoutEffect(() => {
    onLeave.current = release;
  });
  useEffect(() => () => onLeave.current('letGo'), []);

  const start = async (title: string) => {
    release('remove');
    const take = takeNumber.current;
    stopwatch.reset();
    setRecording(null);
    setTrouble(null);
    setState('starting');
    try {
      let taken: KeptTake | null = null;
      const started = await startCapture((pcm) => taken?.append(pcm));
      if (take !== takeNumber.current) {
        started.discard();
        return;
      }
      taken = new KeptTake({ ownerId, title }, setTrouble);
      kept.current = taken;
      capture.current = started;
      setAnalyser(started.analyser);
      stopwatch.start();
      setState('recording');
    } catch (error) {
      console.error('The recording could not be started', error);
      if (take === takeNumber.current) setState('idle');
    }
  };

  const stop = async () => {
    const take = takeNumber.current;
    stopwatch.pause();
    await capture.current?.stop();
    const finished = await kept.current?.finish();
    if (take !== takeNumber.current || !kept.current || !finished) return;
    const { id, isStored } = kept.current;
    capture.current = null;
    setAnalyser(null);
    setRecording({ id, isStored, ...finished });
    setState('stopped');
  };

  const pause = () => {
    capture.current?.pause();
    stopwatch.pause();
    setState('paused');
  };

  const resume = () => {
    capture.current?.resume();
    stopwatch.start();
    setState('recording');
  };

  const rename = (title: string) => kept.current?.rename(title);
  const elapsedSeconds = stopwatch.seconds;
  return { state, recording, analyser, trouble, elapsedSeconds, start, stop, pause, resume, rename };
}
