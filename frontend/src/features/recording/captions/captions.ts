/** A stretch of what is being said. One that is not final may still change, or be taken back. */
export interface Caption {
  number: number;
  text: string;
  isFinal: boolean;
}

export interface CaptionsSnapshot {
  captions: readonly Caption[];
  /** `off`: there are none for this recording. */
  state: 'waiting' | 'live' | 'behind' | 'done' | 'off';
}

export const NO_CAPTIONS: CaptionsSnapshot = { captions: [], state: 'off' };

/** After an answer that is no stream; a lost connection is the browser's own affair. */
const RETRY_AFTER_MS = 10_000;

/** The words of a recording while it is spoken, as the server hears them: a store for `useSyncExternalStore`. */
export class Captions {
  readonly #listeners = new Set<() => void>();
  readonly #byNumber = new Map<number, Caption>();
  #snapshot = NO_CAPTIONS;
  #source: EventSource | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** @param onStopped told when nothing is written down any more, though the recording goes on */
  constructor(
    private readonly uploadId: string,
    private readonly onStopped: () => void,
  ) {}

  readonly snapshot = (): CaptionsSnapshot => this.#snapshot;

  /** Listens to the server as long as somebody looks. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#open();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#close();
    };
  };

  #open(): void {
    if (typeof EventSource === 'undefined') return;
    const source = new EventSource(`/api/uploads/${this.uploadId}/captions`);
    this.#source = source;
    source.addEventListener('caption', ({ data }: MessageEvent<string>) => this.#change(JSON.parse(data) as Caption));
    source.addEventListener('state', ({ data }: MessageEvent<string>) =>
      this.#enter((JSON.parse(data) as { state: string }).state),
    );
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return;
      this.#close();
      this.#retry = setTimeout(() => this.#open(), RETRY_AFTER_MS);
    };
  }

  #close(): void {
    clearTimeout(this.#retry);
    this.#source?.close();
    this.#source = null;
  }

  #change({ number, text, isFinal }: Caption): void {
    if (text.trim() === '') this.#byNumber.delete(number);
    else this.#byNumber.set(number, { number, text, isFinal });
    const captions = [...this.#byNumber.values()].sort((a, b) => a.number - b.number);
    this.#show({ ...this.#snapshot, captions });
  }

  #enter(state: string): void {
    const hasStopped = ['behind', 'failed', 'unavailable'].includes(state);
    // There will be no more: the server ends the stream, and a browser that keeps it would connect again.
    if (hasStopped || state === 'done') this.#close();
    if (hasStopped) this.onStopped();
    if (state === 'failed' || state === 'unavailable') this.#show(NO_CAPTIONS);
    else this.#show({ ...this.#snapshot, state: state as CaptionsSnapshot['state'] });
  }

  #show(snapshot: CaptionsSnapshot): void {
    this.#snapshot = snapshot;
    this.#listeners.forEach((listener) => listener());
  }
}
