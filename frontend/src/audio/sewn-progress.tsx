import clsx from 'clsx';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { RunningStitch } from '../design/running-stitch.tsx';
import { decodePeaks, stitchPeaks } from './peak-stitches.ts';

interface SewnProgressProps {
  /** How the recording sounds, as the API tells it; null for a plain thread. */
  peaks: string | null;
  /** A CSS length from the left: what lies before it has been played. */
  position: string;
}

/** The whole thread, softly, and over it what has been played of it. Decoration only. */
export function SewnProgress({ peaks, position }: SewnProgressProps) {
  return peaks ? <PeakProgress peaks={peaks} position={position} /> : <PlainProgress position={position} />;
}

function PlainProgress({ position }: { position: string }) {
  const line = 'absolute inset-x-0 top-1/2 -translate-y-1/2';
  return (
    <>
      <RunningStitch className={clsx(line, 'text-faint opacity-50')} />
      <Played position={position}>
        <RunningStitch className={clsx(line, 'text-thread')} />
      </Played>
    </>
  );
}

function PeakProgress({ peaks, position }: { peaks: string; position: string }) {
  const whole = useRef<SVGSVGElement>(null);
  const width = useWidth(whole);
  const path = useMemo(() => stitchPeaks(decodePeaks(peaks), width), [peaks, width]);
  return (
    <>
      <PeakStitches ref={whole} path={path} width={width} className="text-faint" />
      <Played position={position}>
        <PeakStitches path={path} width={width} className="text-thread" />
      </Played>
    </>
  );
}

function Played({ position, children }: { position: string; children: ReactNode }) {
  return (
    <div
      style={{ clipPath: `inset(0 calc(100% - ${position}) 0 0)` }}
      className="absolute inset-0 transition-[clip-path] duration-200 ease-linear group-active:transition-none"
    >
      {children}
    </div>
  );
}

interface PeakStitchesProps {
  ref?: Ref<SVGSVGElement>;
  path: string;
  /** Pixels on the screen that the path was made for. */
  width: number;
  className: string;
}

/** Begins and ends where the middle of the slider's thumb does. */
function PeakStitches({ ref, path, width, className }: PeakStitchesProps) {
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      viewBox={`0 -50 ${Math.max(1, width)} 100`}
      preserveAspectRatio="none"
      className={clsx('absolute inset-y-0 start-[0.4375rem] h-full w-[calc(100%-0.875rem)]', className)}
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Pixels on the screen; 0 before it is there. */
function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const measured = element.current;
    const measure = () => setWidth(measured.getBoundingClientRect().width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
