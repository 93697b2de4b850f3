import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { useEffect, useRef, useState } from 'react';
import { encodeWav } from './capture/encode-wav.ts';
import { startCapture, type Capture } from './capture/start-capture.ts';
import { useStopwatch } from './use-stopwatch.ts';

export interface Recording {
  audio: Blob;
  /** Seconds. */
  duration: number;
}

export type RecorderState = 'idle' | 'starting' | 'recording' | 'paused' | 'stopped';

/** One recording at a time: idle, recording or paused, stopped. Leaving the screen releases the microphone. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>('idle');
  const [recording, setRecording] = useState<Recording | null>(null);
  const [analyser, setAnalyser] = useState<AnalyserNode | null>(null);
  const stopwatch = useStopwatch();
  const capture = useRef<Capture | null>(null);
  const chunks = useRef<Int16Array<ArrayBuffer>[]>([]);
  const takeNumber = useRef(0);

  const forget = () => {
    takeNumber.current += 1;
    capture.current?.discard();
    capture.current = null;
    chunks.current = [];
  };
  useEffect(() => forget, []);

  const reset = () => {
    forget();
    stopwatch.reset();
    setAnalyser(null);
    setRecording(null);
    setState('idle');
  };

  const start = async () => {
    reset();
    const take = takeNumber.current;
    setState('starting');
    try {
      const started = await startCapture((pcm) => void chunks.current.push(pcm));
      if (take !== takeNumber.current) {
        started.discard();
        return;
      }
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
    if (take !== takeNumber.current) return;
    capture.current = null;
    const samples = chunks.current.reduce((sum, chunk) => sum + chunk.length, 0);
    setAnalyser(null);
    setRecording({
      audio: encodeWav(chunks.current, SPEECH_SAMPLE_RATE_HZ),
      duration: samples / SPEECH_SAMPLE_RATE_HZ,
    });
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

  return { state, recording, analyser, elapsedSeconds: stopwatch.seconds, start, stop, pause, resume, reset };
}
