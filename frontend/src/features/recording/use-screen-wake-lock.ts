import { useEffect } from 'react';

/** Keeps the screen on, where the browser can: a phone that goes dark may stop hearing. Browsers let go of it in a hidden tab. */
export function useScreenWakeLock(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void held?.release();
      else lock = held ?? lock;
    };
    void hold();
    const holdAgain = () => void hold();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, [isNeeded]);
}
