const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
const HEALTHY_AFTER_MS = 60_000;

/** Says how long to wait before each restart: 1 s, doubled for every early death up to 30 s, 1 s again after a minute of life. */
export class RestartDelay {
  #earlyDeaths = 0;

  /** How long to wait, in milliseconds, after a process that lived for `livedMs`. */
  after(livedMs: number): number {
    if (livedMs >= HEALTHY_AFTER_MS) this.#earlyDeaths = 0;
    const delay = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#earlyDeaths);
    this.#earlyDeaths += 1;
    return delay;
  }
}
