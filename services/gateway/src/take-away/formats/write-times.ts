/** `2026-01-31 09:05 UTC`, of an ISO 8601 moment in UTC. */
export function writeMoment(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}

/** `1:02:03` or `2:03`, of seconds. */
export function writeLength(seconds: number): string {
  const { hours, minutes, wholeSeconds } = parts(Math.round(seconds * 1_000));
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(wholeSeconds)}` : `${minutes}:${pad(wholeSeconds)}`;
}

/** `00:01:02.345` in WebVTT, with a comma in SubRip; of milliseconds. */
export function writeCueTime(ms: number, decimalMark: '.' | ','): string {
  const { hours, minutes, wholeSeconds, milliseconds } = parts(ms);
  return `${pad(hours)}:${pad(minutes)}:${pad(wholeSeconds)}${decimalMark}${pad(milliseconds, 3)}`;
}

function parts(ms: number) {
  return {
    hours: Math.floor(ms / 3_600_000),
    minutes: Math.floor(ms / 60_000) % 60,
    wholeSeconds: Math.floor(ms / 1_000) % 60,
    milliseconds: ms % 1_000,
  };
}

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');
