import { Readable } from 'node:stream';
import { type DataSource, type EntityManager, UnclaimedAudio } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import { type AudioStore, createAudioKey } from '@stitchbook/storage';
import type { Request } from 'express';
import type { GatewaySettings } from '../gateway.settings.ts';
import { type MeasuredUpload, UploadMeter } from './measure-upload.ts';
import { type ReceivedForm, receiveForm } from './receive-form.ts';

export interface KeptAudio extends MeasuredUpload {
  key: string;
}

const SWEEP_BATCH = 100;

/**
 * Keeps the audio store and the rows in step. A key is noted as unclaimed before its first byte is stored and claimed in
 * the transaction of the row that needs it; whatever stays unclaimed is swept. So a crash anywhere leaves no lost file.
 */
export class AudioKeeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: AudioStore,
    private readonly settings: GatewaySettings,
    private readonly logger: Logger,
  ) {}

  /** Reads a form whose file `audio` is kept as it arrives. Rejects as `keep` does. */
  receive(request: Request): Promise<ReceivedForm<KeptAudio>> {
    return receiveForm<KeptAudio>(request, {
      fileField: 'audio',
      maxBytes: this.settings.maxUploadBytes,
      keep: (upload) => this.keep(upload),
      discard: (kept) => this.discard(kept),
    });
  }

  /** Streams an upload into the store. Rejects with a `ProductError` or `StorageError`, and then nothing is left behind. */
  async keep(upload: Readable): Promise<KeptAudio> {
    const key = createAudioKey();
    const meter = new UploadMeter(this.settings.maxUploadBytes);
    await this.dataSource
      .getRepository(UnclaimedAudio)
      .insert({ audioKey: key, removeAfter: () => `now() + interval '1 day'` });
    try {
      await this.store.write(key, Readable.from(meter.pass(upload)));
      return { key, ...meter.result() };
    } catch (error) {
      await this.discard({ key });
      throw error;
    }
  }

  async claim(manager: EntityManager, key: string): Promise<void> {
    await manager.delete(UnclaimedAudio, { audioKey: key });
  }

  /** To be followed by `discard` after the commit, which does at once what the sweep would do later. */
  async release(manager: EntityManager, key: string): Promise<void> {
    await manager.upsert(UnclaimedAudio, { audioKey: key, removeAfter: () => 'now()' }, ['audioKey']);
  }

  async discardUnlessClaimed(kept: KeptAudio): Promise<void> {
    const isUnclaimed = await this.dataSource.getRepository(UnclaimedAudio).existsBy({ audioKey: kept.key });
    if (isUnclaimed) await this.discard(kept);
  }

  /** Removes audio that no row claims. Never rejects: what cannot be removed now stays noted for the sweep. */
  async discard({ key }: { key: string }): Promise<void> {
    try {
      await this.store.remove(key);
      await this.dataSource.getRepository(UnclaimedAudio).delete({ audioKey: key });
    } catch (error) {
      this.logger.warn({ err: error }, 'audio that nobody needs could not be removed yet');
    }
  }

  /** Removes what was left behind; a batch at a time. Returns how many. */
  async sweep(): Promise<number> {
    const due = await this.dataSource
      .getRepository(UnclaimedAudio)
      .createQueryBuilder('audio')
      .where('audio.removeAfter < now()')
      .orderBy('audio.removeAfter')
      .limit(SWEEP_BATCH)
      .getMany();
    for (const { audioKey } of due) await this.discard({ key: audioKey });
    return due.length;
  }
}
