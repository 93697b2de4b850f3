import type { Caption } from '@stitchbook/speech';
import type { CaptionClaim, CaptionRepository, NewCaption } from './caption.repository.ts';

type Written = Pick<NewCaption, 'text' | 'isFinal'>;

/** Writes captions as fast as the database takes them: of several of the same number the latest alone. */
export class CaptionWriter {
  private readonly waiting = new Map<number, Caption>();
  private readonly written = new Map<number, Written>();
  /** The highest number of this session. */
  private last = -1;
  private revision = 0;
  private writing: Promise<void> | null = null;

  /** `onWritten` is told the end of each caption with words, in seconds; `onLost` when the claim is lost. */
  constructor(
    private readonly repository: CaptionRepository,
    private readonly claim: CaptionClaim,
    private readonly told: { onWritten: (endSeconds: number) => void; onLost: (reason: Error) => void },
  ) {}

  /** To be awaited first: a captioner before may have written some. */
  async open(): Promise<void> {
    for (const { number, text, isFinal, revision } of await this.repository.listCaptions(this.claim)) {
      this.written.set(number, { text, isFinal });
      this.revision = Math.max(this.revision, revision);
    }
  }

  write(caption: Caption): void {
    this.waiting.set(caption.number, caption);
    this.last = Math.max(this.last, caption.number);
    this.flush().catch((error: unknown) => this.told.onLost(error as Error));
  }

  /** Nothing more is said: takes back what a captioner before has written beyond that. */
  async close(): Promise<void> {
    for (const [number, { text }] of this.written) {
      if (number > this.last && text !== '')
        this.waiting.set(number, { number, text: '', startSeconds: 0, endSeconds: 0, isFinal: true });
    }
    await this.flush();
  }

  private async flush(): Promise<void> {
    while (this.waiting.size > 0) {
      this.writing ??= this.writeWaiting().finally(() => (this.writing = null));
      await this.writing;
    }
    await this.writing;
  }

  private async writeWaiting(): Promise<void> {
    while (this.waiting.size > 0) {
      const changed = [...this.waiting.values()].filter((caption) => !this.isWritten(caption));
      this.waiting.clear();
      if (changed.length === 0) continue;
      const captions = changed.map((caption) => ({ ...caption, revision: (this.revision += 1) }));
      if (!(await this.repository.storeCaptions(this.claim, captions)))
        throw new Error('the claim of an upload was lost');
      for (const { number, text, isFinal, endSeconds } of captions) {
        this.written.set(number, { text, isFinal });
        if (text !== '') this.told.onWritten(endSeconds);
      }
    }
  }

  private isWritten({ number, text, isFinal }: Caption): boolean {
    const before = this.written.get(number);
    // Whoever takes over begins anew: what was final is not shown word by word again.
    if (before?.isFinal && !isFinal && text !== '') return true;
    return before ? before.text === text && before.isFinal === isFinal : text === '';
  }
}
