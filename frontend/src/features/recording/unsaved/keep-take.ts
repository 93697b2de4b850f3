import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { encodeWav } from '../capture/encode-wav.ts';
import { changeTake, removeTake } from './change-take.ts';
import { holdTake } from './hold-take.ts';
import { openTakes } from './open-takes.ts';
import { readSound } from './read-sound.ts';
import { SoundPile } from './sound-pile.ts';

/** A take that is being recorded, written down on this device as it is heard. */
export class KeptTake {
  readonly id = crypto.randomUUID();
  /** What the device had no place for. */
  readonly #inMemory = new SoundPile();
  readonly #onTrouble: (sentence: string) => void;
  readonly #letGo: Promise<(() => void) | null>;
  #samples = 0;
  #isStored = true;
  #writing: Promise<void>;

  /** `onTrouble` is told once, in a sentence, when the device cannot keep the recording; it goes on in memory then. */
  constructor(take: { ownerId: string; title: string }, onTrouble: (sentence: string) => void) {
    this.#onTrouble = onTrouble;
    this.#letGo = holdTake(this.id);
    this.#writing = this.#tryToStore(async () => {
      const database = await openTakes();
      const row = { ...take, id: this.id, startedAt: Date.now(), jobId: null, waitsForNetwork: false };
      await database.add('takes', row);
    });
  }

  /** Whether all of it would outlast this page. */
  get isStored(): boolean {
    return this.#isStored;
  }

  append(chunk: Int16Array<ArrayBuffer>): void {
    const firstSample = this.#samples;
    this.#samples += chunk.length;
    this.#writing = this.#writing.then(async () => {
      await this.#tryToStore(async () => {
        const database = await openTakes();
        await database.add('chunks', chunk, [this.id, firstSample]);
      });
      if (!this.#isStored) this.#inMemory.push(chunk);
    });
  }

  rename(title: string): void {
    void this.#change({ title });
  }

  /** The whole sound so far. */
  async finish(): Promise<{ audio: Blob; duration: number }> {
    await this.#writing;
    const stored = await readSound(this.id).catch(() => new SoundPile());
    const samples = stored.samples + this.#inMemory.samples;
    const parts = [...stored.parts(), ...this.#inMemory.parts()];
    return { audio: encodeWav(parts, samples, SPEECH_SAMPLE_RATE_HZ), duration: samples / SPEECH_SAMPLE_RATE_HZ };
  }

  /** Leaves it on this device, to be offered again. */
  async letGo(): Promise<void> {
    await this.#writing;
    (await this.#letGo)?.();
  }

  /** Saved, or not wanted. */
  async remove(): Promise<void> {
    await this.#writing;
    await removeTake(this.id).catch(() => undefined);
    (await this.#letGo)?.();
  }

  async #change(changes: Parameters<typeof changeTake>[1]): Promise<void> {
    await this.#writing;
    await changeTake(this.id, changes).catch(() => undefined);
  }

  async #tryToStore(store: () => Promise<void>): Promise<void> {
    if (!this.#isStored) return;
    try {
      await store();
    } catch (error) {
      this.#isStored = false;
      this.#onTrouble(sentenceFor(error));
    }
  }
}

function sentenceFor(error: unknown): string {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  const reason = isFull
    ? 'This device has no room left to keep the recording.'
    : 'This browser cannot keep the recording.';
  return `${reason} It goes on, but save it before you leave this page.`;
}
