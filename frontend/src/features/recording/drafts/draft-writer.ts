import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { captionsSetting } from '../captions/captions-setting.ts';
import { encodeWav } from '../capture/encode-wav.ts';
import { LiveUpload } from '../../../uploads/live-upload.ts';
import type { Recording } from '../recorder/recorder-snapshot.ts';
import { deleteDraft, MIN_DRAFT_SECONDS, openDraftDatabase, updateDraft } from './draft-store.ts';
import { deleteDraftForGood, discardDraft } from './discard-draft.ts';
import { askToPersist } from './ask-to-persist.ts';
import { lockDraft } from './draft-lock.ts';
import { ChunkBuffer } from './chunk-buffer.ts';
import { describeStorageError } from './storage-error.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

/** A browser whose storage does not answer must not keep the person from what was recorded. */
const STORED_WITHIN_MS = 3000;

/** What was said of it before, on another device, and is kept by the server as the upload of that key. */
export interface SaidBefore {
  key: string;
  title: string;
  /** At 16 kHz. */
  samples: number;
}

/** What becomes of a draft when its recording is done with. */
export type DraftEnd = 'release' | 'discard' | 'remove';

/**
 * A draft that is being recorded, written down on this device as it is heard. The device's copy is only for a page that
 * ends too early: the sound itself comes from this page, so no failure to read can cut it short.
 */
export class DraftWriter {
  readonly id: string;
  /** What leaves for the server meanwhile. */
  readonly upload: LiveUpload;
  readonly #sound: ChunkBuffer;
  readonly #onTrouble: (sentence: string) => void;
  readonly #release: Promise<(() => void) | null>;
  #hasFailed = false;
  #unwritten = 0;
  #writing: Promise<void> = Promise.resolve();

  /** `onTrouble` is told once, in a sentence, when the device cannot keep the recording; it goes on in memory then. */
  constructor(
    { ownerId, title, before = null }: { ownerId: string; title: string; before?: SaidBefore | null },
    onTrouble: (sentence: string) => void,
  ) {
    this.id = before?.key ?? crypto.randomUUID();
    this.#sound = new ChunkBuffer(before?.samples);
    this.#onTrouble = onTrouble;
    this.#release = lockDraft(this.id);
    const wantsCaptions = captionsSetting.read() === 'shown';
    this.upload = new LiveUpload({ key: this.id, media: 'pcm', title, wantsCaptions }, this.#sound);
    this.#write(async () => {
      const database = await openDraftDatabase();
      const row = { ownerId, title, id: this.id, startedAt: Date.now(), jobId: null, waitsForNetwork: false };
      await database.add('takes', before ? { ...row, samplesBefore: before.samples } : row);
    });
  }

  /** Whether all of it would outlast this page. */
  get isStored(): boolean {
    return !this.#hasFailed && this.#unwritten === 0;
  }

  /** Samples heard so far, at 16 kHz, with those before. */
  get samples(): number {
    return this.#sound.samples;
  }

  /** Whether it is long enough for something to have been said. */
  get isWorthOffering(): boolean {
    return this.samples >= MIN_DRAFT_SECONDS * SPEECH_SAMPLE_RATE_HZ;
  }

  append(chunk: Int16Array<ArrayBuffer>): void {
    const firstSample = this.#sound.samples;
    this.#sound.push(chunk);
    this.upload.grow();
    this.#write(async () => {
      const database = await openDraftDatabase();
      await database.add('chunks', chunk, [this.id, firstSample]);
    });
  }

  rename(title: string): void {
    void this.#writing.then(() => updateDraft(this.id, { title })).catch(() => undefined);
  }

  /** The whole sound of this device so far; `duration` is with what was said before. */
  async finish(): Promise<Recording> {
    this.upload.finish();
    void askToPersist();
    await Promise.race([this.#writing, new Promise((resolve) => setTimeout(resolve, STORED_WITHIN_MS))]);
    const { samples, samplesBefore } = this.#sound;
    const audio = encodeWav(this.#sound.parts(), samples - samplesBefore, SPEECH_SAMPLE_RATE_HZ);
    const { id, isStored } = this;
    return { id, isStored, audio, duration: samples / SPEECH_SAMPLE_RATE_HZ, samplesBefore };
  }

  /** Leaves it on this device, to be offered again. */
  async release(): Promise<void> {
    // Whoever saves it now waits for the piece that is under way.
    void this.upload.stop();
    await this.#writing;
    (await this.#release)?.();
  }

  /** Not wanted, which can be undone for a while. */
  async discard(onDraftsChanged: () => Promise<void>): Promise<void> {
    await Promise.all([this.#writing, this.upload.stop(0)]);
    // What the device has is not all of it, and the whole goes with the page.
    if (this.#hasFailed) await deleteDraftForGood(this.id).catch(() => undefined);
    else await discardDraft(this.id, onDraftsChanged);
    (await this.#release)?.();
  }

  /** Nothing is in it, or nobody may have it any more. */
  async remove(): Promise<void> {
    await Promise.all([this.#writing, this.upload.stop(0)]);
    const remove = this.upload.uploadId() === null ? deleteDraft : deleteDraftForGood;
    await remove(this.id).catch(() => undefined);
    (await this.#release)?.();
  }

  /** One after the other, and none after one that failed: what is stored is always the beginning, without a gap. */
  #write(store: () => Promise<void>): void {
    this.#unwritten += 1;
    this.#writing = this.#writing.then(async () => {
      if (this.#hasFailed) return;
      try {
        await store();
        this.#unwritten -= 1;
      } catch (error) {
        this.#hasFailed = true;
        const reason = describeStorageError(error, recorderTexts.cannotKeep);
        this.#onTrouble(recorderTexts.saveBeforeLeaving(reason));
      }
    });
  }
}
