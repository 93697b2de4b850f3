import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** Whole seconds that have run, told once a second. By the clock, because timers of hidden tabs are slowed down. */
export function useStopwatch() {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [beforeMs, setBeforeMs] = useState(0);
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (startedAt === null) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [startedAt]);

  const runMs = beforeMs + (startedAt === null ? 0 : Math.max(0, now - startedAt));
  return {
    seconds: Math.floor(runMs / TICK_MS + 0.05),
    start: () => {
      setStartedAt(performance.now());
      setNow(performance.now());
    },
    pause: () => {
      if (startedAt !== null) setBeforeMs(beforeMs + performance.now() - startedAt);
      setStartedAt(null);
    },
    reset: () => {
      setStartedAt(null);
      setBeforeMs(0);
    },
  };
}
