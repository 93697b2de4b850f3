import { useCallback, useEffect, useState } from 'react';
import { onPlaybackStart, pausePlayback } from '../../../audio/player.ts';
import { Button } from '../../../design/button.tsx';
import { LevelMeter, type LevelVerdict } from '../capture/level-meter.ts';
import { startCapture } from '../capture/start-capture.ts';
import { describeSilence, interruptionOf } from '../capture/watch-microphone.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

/** A microphone that somebody has forgotten to let go of is let go of. */
const ENDS_AFTER_MS = 30_000;

interface Level {
  /** From 0 to 1. */
  level: number;
  verdict: LevelVerdict;
}

interface MicrophoneTestProps {
  /** Once the microphone was allowed and is there. */
  onHeard?: () => void;
}

/** Tries the microphone before a recording: how loud it is, and what to do about it. Nothing of it is kept. */
export function MicrophoneTest({ onHeard }: MicrophoneTestProps) {
  const [isTesting, setTesting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const end = useCallback((why: string | null) => {
    setTesting(false);
    setProblem(why);
  }, []);
  const level = useLevel(isTesting, end);
  const isHeard = level !== null;
  useEffect(() => {
    if (isHeard) onHeard?.();
  }, [isHeard, onHeard]);
  const toggle = () => {
    setProblem(null);
    setTesting(!isTesting);
  };
  return (
    <>
      <Button variant="quiet" size="small" aria-pressed={isTesting} onClick={toggle}>
        {isTesting ? recorderTexts.endTest : recorderTexts.test}
      </Button>
      {isTesting && (
        <div className="grid w-full max-w-sm grid-cols-1 gap-1">
          <LevelBar level={level?.level ?? 0} />
          <p role="status" className="text-center">
            {level ? recorderTexts.levels[level.verdict] : recorderTexts.waitingForMicrophone}
          </p>
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

function LevelBar({ level }: { level: number }) {
  const percent = Math.round(level * 100);
  return (
    <div
      role="meter"
      aria-label={recorderTexts.level}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2.5 overflow-hidden rounded-full border border-faint bg-hem"
    >
      <div style={{ width: `${percent}%` }} className="h-full bg-thread" />
    </div>
  );
}

/** The level of the chosen microphone while it is tested; null until it is heard. `onEnd` is told why, if it ends by itself. */
function useLevel(isTesting: boolean, onEnd: (problem: string | null) => void): Level | null {
  const [level, setLevel] = useState<Level | null>(null);
  useEffect(() => {
    if (!isTesting) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const meter = new LevelMeter();
    const end = (problem: string | null) => !signal.aborted && onEnd(problem);
    const onChunk = (chunk: Int16Array) =>
      !signal.aborted && setLevel({ level: meter.push(chunk), verdict: meter.verdict() });
    pausePlayback();
    const forgetPlayer = onPlaybackStart(() => end(null));
    const timer = setTimeout(() => end(null), ENDS_AFTER_MS);
    startCapture({ onChunk, onLost: (why) => end(describeSilence(why)) }, signal).then(
      (capture) => {
        if (signal.aborted) capture.discard();
        else signal.addEventListener('abort', () => capture.discard());
      },
      (error: unknown) => end(describeSilence(interruptionOf(error))),
    );
    return () => {
      ending.abort();
      clearTimeout(timer);
      forgetPlayer();
      setLevel(null);
    };
  }, [isTesting, onEnd]);
  return level;
}
