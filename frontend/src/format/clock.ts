/** Minutes and seconds as a player shows them: 65.9 seconds is `1:05`. */
export function formatPlaybackTime(seconds: number): string {
  const { minutes, rest } = split(seconds);
  return `${minutes}:${rest}`;
}

/** Minutes and seconds as a timer shows them, mm:ss: 65 seconds is `01:05`. */
export function formatTimer(seconds: number): string {
  const { minutes, rest } = split(seconds);
  return `${String(minutes).padStart(2, '0')}:${rest}`;
}

function split(seconds: number): { minutes: number; rest: string } {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return { minutes: Math.floor(whole / 60), rest: String(whole % 60).padStart(2, '0') };
}
