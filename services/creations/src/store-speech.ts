import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { type AudioStore, createAudioKey } from '@stitchbook/storage';
import { CreationSpeechRepository } from './creation-speech.repository.ts';
import { AUDIO_STORE } from './creations.providers.ts';

export interface StoredSpeech {
  audioKey: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Streams speech into the audio store while it is made, under a key that is orphaned until its row refers to it (decision 8). */
@Injectable()
export class StoreSpeech {
  constructor(
    private readonly speech: CreationSpeechRepository,
    @Inject(AUDIO_STORE) private readonly store: AudioStore,
  ) {}

  /** Rejects with what the speech or the store fails with; then nothing is left behind, or the cleanup of orphans finds it. */
  async run(mp3: AsyncIterable<Buffer>): Promise<StoredSpeech> {
    const audioKey = createAudioKey();
    const hash = createHash('sha256');
    let bytes = 0;
    async function* measured() {
      for await (const chunk of mp3) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
    await this.speech.recordOrphaned(audioKey);
    try {
      await this.store.write(audioKey, Readable.from(measured()));
    } catch (error) {
      await this.discard(audioKey).catch(() => undefined);
      throw error;
    }
    return { audioKey, bytes, sha256: hash.digest('hex') };
  }

  private async discard(audioKey: string): Promise<void> {
    await this.store.remove(audioKey);
    await this.speech.forgetOrphaned(audioKey);
  }
}
