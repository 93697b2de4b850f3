/** Rings when something that should happen again and again has not happened for a while. */
export class SilenceAlarm {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly seconds: number,
    private readonly ring: () => void,
  ) {}

  /** From now on, something is expected within the time. */
  wind(): void {
    this.stop();
    this.timer = setTimeout(this.ring, this.seconds * 1_000);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
