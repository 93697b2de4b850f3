/** With more sound than this behind, captions are no captions any more. */
const BEHIND_SECONDS = 10;
/** In which what is behind has to become less: who took over a long recording has much to catch up with. */
const CATCH_UP_MS = 10_000;

/** Judges whether captions keep up with who speaks. */
export class Pace {
  private behind: { lagSeconds: number; since: number } | null = null;

  /** Whether there is no hope, `nowMs` being the time of any clock. To be asked every few seconds. */
  isHopeless(lagSeconds: number, nowMs: number): boolean {
    if (lagSeconds <= BEHIND_SECONDS) this.behind = null;
    else this.behind ??= { lagSeconds, since: nowMs };
    if (!this.behind || nowMs - this.behind.since < CATCH_UP_MS) return false;
    if (lagSeconds >= this.behind.lagSeconds) return true;
    this.behind = { lagSeconds, since: nowMs };
    return false;
  }
}
