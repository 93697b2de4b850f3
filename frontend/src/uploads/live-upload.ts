import { tireless } from './patience.ts';
import { EndedElsewhere, sendPieces, type PieceSource } from './send-pieces.ts';
import type { UploadSubject } from './piece-calls.ts';

/** What is being recorded, as far as it was heard. */
interface GrowingSound {
  /** Bytes that were said before, on another device. */
  readonly start: number;
  /** Bytes, with those. */
  readonly size: number;
  slice: (start: number, end: number) => Blob;
}

/** Half a second of 16 kHz, 16 bit: words are waited for. */
const SOON_BYTES = 16_000;
/** Two seconds: nobody waits for words. */
const LATER_BYTES = 64_000;
/** A recorder that is paused sends the rest then. */
const QUIET_MS = 1000;
/** A piece that is under way when somebody else goes on with the upload. */
const SETTLES_WITHIN_MS = 10_000;

const running = new Map<string, LiveUpload>();

/** Ends what this tab sends of an upload, so that its caller can go on with it where it is. */
export async function takeOver(key: string): Promise<void> {
  await running.get(key)?.stop();
}

/**
 * Sends a recording while it is made, piece by piece, so that what was said is on the server when this device is not any
 * more. Nothing that goes wrong with it reaches the recorder: it tries again, quietly, until it is stopped.
 */
export class LiveUpload implements PieceSource {
  readonly #sound: GrowingSound;
  readonly #listeners = new Set<() => void>();
  readonly #abort = new AbortController();
  readonly #ended: Promise<void>;
  #uploadId: string | null = null;
  #isWhole = false;
  #isEndedElsewhere = false;
  #isStopping = false;
  #isSending = false;
  #pieceBytes: number;
  #wake: () => void = () => undefined;

  constructor(
    readonly subject: UploadSubject,
    sound: GrowingSound,
  ) {
    this.#sound = sound;
    this.#pieceBytes = subject.wantsCaptions ? SOON_BYTES : LATER_BYTES;
    running.set(subject.key, this);
    this.#ended = this.#run();
  }

  get start(): number {
    return this.#sound.start;
  }

  get size(): number {
    return this.#sound.size;
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Null until the server has heard of it. */
  readonly uploadId = (): string | null => this.#uploadId;

  /** Whether another device has saved it, or goes on with it: nothing more of it leaves from here while it is made. */
  readonly isEndedElsewhere = (): boolean => this.#isEndedElsewhere;

  slice(start: number, end: number): Blob {
    return this.#sound.slice(start, end);
  }

  /** To be told that more was heard. */
  grow(): void {
    this.#wake();
  }

  /** Nobody waits for words any more. */
  slowDown(): void {
    this.#pieceBytes = LATER_BYTES;
  }

  /** No more will be heard: the rest leaves at once. */
  finish(): void {
    this.#isWhole = true;
    this.#wake();
  }

  /** Sends nothing more, once the piece that is under way is through. What the server has stays there. */
  async stop(withinMs = SETTLES_WITHIN_MS): Promise<void> {
    this.#isStopping = true;
    this.#wake();
    if (!this.#isSending) this.#abort.abort();
    const timer = setTimeout(() => this.#abort.abort(), withinMs);
    await this.#ended;
    clearTimeout(timer);
  }

  async more(sentBytes: number): Promise<void> {
    this.#isSending = false;
    const quietAt = performance.now() + 2 * QUIET_MS;
    while (!this.#isStopping && !this.#isWorthSending(sentBytes, performance.now() >= quietAt)) await this.#change();
    if (this.#isStopping) this.#abort.abort();
    this.#isSending = true;
  }

  #isWorthSending(sentBytes: number, isQuiet: boolean): boolean {
    if (!navigator.onLine) return false;
    const unsent = this.size - sentBytes;
    if (this.#isWhole || unsent >= (this.#uploadId === null ? SOON_BYTES : this.#pieceBytes)) return true;
    return isQuiet && unsent > 0 && this.#uploadId !== null;
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake(), QUIET_MS);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = () => undefined;
        resolve();
      };
    });
  }

  async #run(): Promise<void> {
    try {
      await sendPieces({
        subject: this.subject,
        source: this,
        patience: (...failure) => {
          this.#isSending = false;
          if (this.#isStopping) this.#abort.abort();
          return tireless(...failure);
        },
        onPlace: ({ id }) => this.#show(id),
        signal: this.#abort.signal,
      });
    } catch (error) {
      if (error instanceof EndedElsewhere) this.#endElsewhere();
      else if (!this.#abort.signal.aborted) console.error(error);
    } finally {
      running.delete(this.subject.key);
    }
  }

  #show(uploadId: string): void {
    if (uploadId === this.#uploadId) return;
    this.#uploadId = uploadId;
    this.#listeners.forEach((listener) => listener());
  }

  #endElsewhere(): void {
    this.#isEndedElsewhere = true;
    this.#listeners.forEach((listener) => listener());
  }
}
