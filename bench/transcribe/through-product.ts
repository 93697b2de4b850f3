import { EventEmitter, once } from 'node:events';

export interface Person {
  address: string;
  headers: Record<string, string>;
}

interface TranscriptionJob {
  id: string;
  state: string;
  progress: number;
  firstWords: string | null;
  result: { text: string } | null;
}

/** Where no change is told, as happens to none. */
const ASK_AGAIN_MS = 1_000;

/**
 * A recording that somebody has uploaded, from the end of its upload on. Asks how far it is whenever the server tells that it has changed, as
 * the web app does: to ask all the time would take a tenth of the processors from what is measured.
 */
export class WaitedFor {
  private readonly begun = performance.now();
  private readonly leaving = new AbortController();
  private readonly changes = new EventEmitter();
  private isStale = true;

  private constructor(
    private readonly person: Person,
    private job: TranscriptionJob,
  ) {}

  static async upload(person: Person, wav: Buffer): Promise<WaitedFor> {
    const form = new FormData();
    form.append('audio', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'recording.wav');
    const headers = { ...person.headers, prefer: 'respond-async' };
    const accepted = await fetch(`${person.address}/api/transcribe`, { method: 'POST', headers, body: form });
    const waited = new WaitedFor(person, (await accepted.json()) as TranscriptionJob);
    void waited.listen();
    return waited;
  }

  /** Seconds since the upload ended when the first part of it was transcribed. */
  async untilUnderWay(): Promise<number> {
    return this.until(({ state, progress }) => state === 'done' || (state === 'running' && progress > 0));
  }

  /** Seconds since the upload ended when its first words were there, or at once the whole text. */
  async untilFirstWords(): Promise<number> {
    return this.until(({ state, firstWords }) => state === 'done' || firstWords !== null);
  }

  /** Seconds since the upload ended when its text was there. */
  async untilText(): Promise<number> {
    const seconds = await this.until(({ state }) => state !== 'queued' && state !== 'running');
    this.leaving.abort();
    if (this.job.state === 'done' && this.job.result?.text) return seconds;
    throw new Error(`the product gave no words: ${JSON.stringify(this.job)}`);
  }

  /** Not waited for any longer. */
  async cancel(): Promise<void> {
    const { address, headers } = this.person;
    this.leaving.abort();
    await fetch(`${address}/api/jobs/${this.job.id}`, { method: 'DELETE', headers });
  }

  private async until(isReached: (job: TranscriptionJob) => boolean): Promise<number> {
    const { address, headers } = this.person;
    while (!isReached(this.job)) {
      if (!this.isStale)
        await once(this.changes, 'change', { signal: AbortSignal.timeout(ASK_AGAIN_MS) }).catch(() => []);
      this.isStale = false;
      const looked = await fetch(`${address}/api/jobs/${this.job.id}`, { headers });
      this.job = (await looked.json()) as TranscriptionJob;
    }
    return (performance.now() - this.begun) / 1_000;
  }

  /** Until it is left. */
  private async listen(): Promise<void> {
    const { address, headers } = this.person;
    const stream = await fetch(`${address}/api/events`, {
      headers: { ...headers, accept: 'text/event-stream' },
      signal: this.leaving.signal,
    });
    const change = () => {
      this.isStale = true;
      this.changes.emit('change');
    };
    const told = async () => {
      // What has changed before is told to nobody.
      change();
      for await (const text of stream.body?.pipeThrough(new TextDecoderStream()) ?? [])
        if (text.includes('event: job')) change();
    };
    await told().catch((error: unknown) => {
      if (!this.leaving.signal.aborted) throw error;
    });
  }
}
