/** The jobs that a worker has in hand, and how it lets go of them. */
export class JobsInHand {
  private readonly inHand = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private isLeaving = false;

  /** Holds a job until `work` has settled. Its signal is aborted when the job must be handed back. */
  async hold(work: (stop: AbortSignal) => Promise<void>): Promise<void> {
    // What a queue had already sent on its way is handed back at once.
    const held = work(this.isLeaving ? AbortSignal.abort() : this.stopping.signal);
    this.inHand.add(held);
    try {
      await held;
    } finally {
      this.inHand.delete(held);
    }
  }

  /** Gives what is in hand `graceMs` to be finished, then has it handed back. */
  async leave(graceMs: number): Promise<void> {
    this.isLeaving = true;
    const limit = setTimeout(() => this.stopping.abort(), graceMs);
    while (this.inHand.size > 0) await Promise.allSettled(this.inHand);
    clearTimeout(limit);
    this.stopping.abort();
  }
}
