/** Someone has to wait before they may try again. */
export class TooManyTries extends Error {
  readonly code = 'identity.too-many-tries';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many tries');
    this.name = 'TooManyTries';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A length of time as people say it: '40 seconds', '1 minute', '15 minutes'. */
export function describeWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
