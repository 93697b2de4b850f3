import type { CaptionClaim, CaptionRepository } from './caption.repository.ts';

const BYTES_PER_SECOND = 32_000;
/** Pieces are deleted once a recording is made of them, so they are read as they come; as far as memory goes. */
const MAX_BUFFERED_BYTES = 60 * BYTES_PER_SECOND;
const MAX_TAKEN_BYTES = 5 * BYTES_PER_SECOND;

/** The sound of one upload in its order, read as it comes. */
export class UploadSound {
  private readonly buffered: Buffer[] = [];
  private bufferedBytes = 0;
  private readBytes = 0;
  private receivedBytes = 0;
  private length: number | null = null;
  /** Whether there is no such upload any more, or its pieces are gone before they were all read. */
  isGone = false;
  private reading: Promise<void> | null = null;
  private readsAgain = false;

  constructor(
    private readonly repository: CaptionRepository,
    private readonly claim: CaptionClaim,
  ) {}

  /** How many bytes were taken. */
  get takenBytes(): number {
    return this.readBytes - this.bufferedBytes;
  }

  get receivedSeconds(): number {
    return this.receivedBytes / BYTES_PER_SECOND;
  }

  /** How much has come that was not taken yet. */
  get lagSeconds(): number {
    return (this.receivedBytes - this.takenBytes) / BYTES_PER_SECOND;
  }

  /** Whether more has come than was read. */
  get hasMore(): boolean {
    return this.readBytes < this.receivedBytes;
  }

  /** Whether all of it was taken. */
  get isTaken(): boolean {
    return this.takenBytes === this.length;
  }

  /** Reads what has come since. */
  async read(): Promise<void> {
    this.readsAgain = true;
    while (this.readsAgain && !this.isGone) {
      this.reading ??= this.readNew().finally(() => (this.reading = null));
      await this.reading;
    }
  }

  /** Some seconds at most; null when nothing more was read. */
  take(): { pcm: Buffer; isLatest: boolean } | null {
    const taken: Buffer[] = [];
    let bytes = 0;
    for (
      let [next] = this.buffered;
      next && (bytes === 0 || bytes + next.length <= MAX_TAKEN_BYTES);
      [next] = this.buffered
    ) {
      taken.push(next);
      bytes += next.length;
      this.buffered.shift();
    }
    if (bytes === 0) return null;
    this.bufferedBytes -= bytes;
    return { pcm: Buffer.concat(taken), isLatest: this.takenBytes >= this.receivedBytes && !this.isTaken };
  }

  private async readNew(): Promise<void> {
    while (this.readsAgain && !this.isGone) {
      this.readsAgain = false;
      const upload = await this.repository.find(this.claim);
      if (upload?.captioner !== this.claim.token) {
        this.isGone = true;
        return;
      }
      this.receivedBytes = Math.max(upload.receivedBytes, this.readBytes);
      this.length = upload.length;
      await this.readPieces();
      this.isGone = upload.transcribedAt !== null && this.hasRoom && this.readBytes < upload.receivedBytes;
    }
  }

  private async readPieces(): Promise<void> {
    while (this.hasRoom && this.readBytes < this.receivedBytes) {
      const pieces = await this.repository.readFrom(this.claim, this.readBytes);
      if (pieces.length === 0) return;
      for (const piece of pieces) {
        this.buffered.push(piece);
        this.bufferedBytes += piece.length;
        this.readBytes += piece.length;
      }
    }
  }

  private get hasRoom(): boolean {
    return this.bufferedBytes < MAX_BUFFERED_BYTES;
  }
}
