import { setTimeout as wait } from 'node:timers/promises';

export interface Person {
  address: string;
  headers: Record<string, string>;
}

interface TranscriptionJob {
  id: string;
  state: string;
  progress: number;
  result: { text: string } | null;
}

const POLL_MS = 50;

/** A recording that somebody has uploaded, from the end of its upload on. */
export class WaitedFor {
  private readonly begun = performance.now();

  private constructor(
    private readonly person: Person,
    private job: TranscriptionJob,
  ) {}

  static async upload(person: Person, wav: Buffer): Promise<WaitedFor> {
    const form = new FormData();
    form.append('audio', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'recording.wav');
    const headers = { ...person.headers, prefer: 'respond-async' };
    const accepted = await fetch(`${person.address}/api/transcribe`, { method: 'POST', headers, body: form });
    return new WaitedFor(person, (await accepted.json()) as TranscriptionJob);
  }

  /** Seconds since the upload ended when the first part of it was transcribed. */
  async untilUnderWay(): Promise<number> {
    return this.until(({ state, progress }) => state === 'done' || (state === 'running' && progress > 0));
  }

  /** Seconds since the upload ended when its text was there. */
  async untilText(): Promise<number> {
    const seconds = await this.until(({ state }) => state !== 'queued' && state !== 'running');
    if (this.job.state === 'done' && this.job.result?.text) return seconds;
    throw new Error(`the product gave no words: ${JSON.stringify(this.job)}`);
  }

  /** Not waited for any longer. */
  async cancel(): Promise<void> {
    const { address, headers } = this.person;
    await fetch(`${address}/api/jobs/${this.job.id}`, { method: 'DELETE', headers });
  }

  private async until(isReached: (job: TranscriptionJob) => boolean): Promise<number> {
    const { address, headers } = this.person;
    while (!isReached(this.job)) {
      await wait(POLL_MS);
      const looked = await fetch(`${address}/api/jobs/${this.job.id}`, { headers });
      this.job = (await looked.json()) as TranscriptionJob;
    }
    return (performance.now() - this.begun) / 1_000;
  }
}
