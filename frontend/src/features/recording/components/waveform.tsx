import { useEffect, useRef } from 'react';
import { drawThread } from '../draw-thread.ts';

interface WaveformProps {
  /** Null while nothing is heard: the thread lies straight. */
  analyser: AnalyserNode | null;
  isMoving: boolean;
}

/** The sound as it is now, sewn as a running stitch. */
export function Waveform({ analyser, isMoving }: WaveformProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return undefined;
    const samples = new Float32Array(analyser?.fftSize ?? 0);
    let frame = 0;
    const draw = () => {
      analyser?.getFloatTimeDomainData(samples);
      drawThread(target, samples);
      if (analyser && isMoving) frame = requestAnimationFrame(draw);
    };
    draw();
    const observer =
      typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => drawThread(target, samples));
    observer?.observe(target);
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
    };
  }, [analyser, isMoving]);
  return <canvas ref={canvas} role="img" aria-label="Waveform" className="block h-24 w-full text-thread" />;
}
