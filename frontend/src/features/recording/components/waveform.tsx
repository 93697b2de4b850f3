import { useEffect, useRef } from 'react';
import { useColorScheme } from '../../../design/color-scheme.ts';
import { ThreadPainter } from '../thread-painter.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

interface WaveformProps {
  /** Null while nothing is recorded: the thread lies straight. */
  analyser: AnalyserNode | null;
  isMoving: boolean;
  className?: string;
}

/** The sound as it is now, sewn as a running stitch. */
export function Waveform({ analyser, isMoving, className = 'h-24' }: WaveformProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // The thread's colour is read once, so another scheme begins anew.
  const [scheme] = useColorScheme();
  useEffect(() => {
    const target = canvas.current;
    if (!target) return undefined;
    const samples = new Float32Array(analyser?.fftSize ?? 0);
    const painter = new ThreadPainter(target);
    let frame = 0;
    const draw = () => {
      analyser?.getFloatTimeDomainData(samples);
      painter.draw(samples);
      if (analyser && isMoving) frame = requestAnimationFrame(draw);
    };
    draw();
    const measureAgain = () => {
      painter.measure();
      painter.draw(samples);
    };
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measureAgain);
    observer?.observe(target);
    const systemScheme = window.matchMedia?.('(prefers-color-scheme: dark)');
    systemScheme?.addEventListener('change', measureAgain);
    return () => {
      systemScheme?.removeEventListener('change', measureAgain);
      cancelAnimationFrame(frame);
      observer?.disconnect();
    };
  }, [analyser, isMoving, scheme]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={recorderTexts.waveform}
      className={`block w-full text-thread ${className}`}
    />
  );
}
