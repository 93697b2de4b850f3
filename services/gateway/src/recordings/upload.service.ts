import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import { type AudioStore, createAudioKey } from '@stitchbook/storage';
import type { Request } from 'express';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { AUDIO_STORE, LOGGER } from '../infrastructure/infrastructure.module.ts';
import { OrphanedAudioRepository } from './orphaned-audio.repository.ts';
import { type ReceivedForm, receiveForm } from './receive-form.ts';
import { type MeasuredUpload, UploadMeter } from './upload-meter.ts';

/** An upload whose bytes are in the audio store under `key`. */
export interface StoredUpload extends MeasuredUpload {
  key: string;
}

const PURGE_BATCH = 100;

/**
 * Keeps the audio store and the database in step. A key is recorded as orphaned before its first byte is stored, and claimed
 * in the transaction of the recording that refers to it; what stays orphaned is purged. So a crash at any point leaves no
 * file that nothing refers to, and no recording without its file.
 */
@Injectable()
export class UploadService {
  constructor(
    private readonly orphans: OrphanedAudioRepository,
    @Inject(AUDIO_STORE) private readonly store: AudioStore,
    private readonly settings: GatewaySettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Reads a multipart form whose file `audio` is stored while it arrives, does `work` with it, and removes the audio again
   * unless the work has claimed it. Rejects as `storeAudio` and the work do.
   * @param fields the other fields that are read, each with the bytes that it may have
   */
  async withForm<T>(
    request: Request,
    fields: Readonly<Record<string, number>>,
    work: (form: ReceivedForm<StoredUpload>) => Promise<T>,
  ): Promise<T> {
    const form = await receiveForm<StoredUpload>(request, {
      fileField: 'audio',
      fields,
      maxBytes: this.settings.maxUploadBytes,
      store: (upload) => this.storeAudio(upload),
      discard: (stored) => this.discard(stored),
    });
    try {
      return await work(form);
    } finally {
      if (form.file) await this.discardUnlessClaimed(form.file);
    }
  }

  /** Streams an upload into the store. Rejects with a `ProductError` or `StorageError`, and then nothing is left behind. */
  async storeAudio(upload: AsyncIterable<Buffer>): Promise<StoredUpload> {
    const meter = new UploadMeter(this.settings.maxUploadBytes);
    const key = await this.storeOrphaned(meter.pass(upload));
    return { key, ...meter.result() };
  }

  /**
   * Streams bytes into the store under a new key, which stays orphaned until it is claimed. Resolves with the key. Rejects
   * with what the bytes or the store fail with, and then nothing is left behind.
   */
  async storeOrphaned(bytes: AsyncIterable<Buffer>): Promise<string> {
    const key = createAudioKey();
    await this.orphans.insert(key);
    try {
      await this.store.write(key, Readable.from(bytes));
      return key;
    } catch (error) {
      await this.discard({ key });
      throw error;
    }
  }

  /** From the commit of this transaction on a recording refers to the audio. */
  async claim(transaction: Transaction, key: string): Promise<void> {
    await this.orphans.delete(key, transaction);
  }

  /** From the commit of this transaction on no recording refers to the audio, and for a day it can be claimed again. */
  async orphan(transaction: Transaction, key: string): Promise<void> {
    await this.orphans.insert(key, transaction);
  }

  /** From the commit of this transaction on nothing refers to the audio; `discard` it then, or the purge will. */
  async release(transaction: Transaction, key: string): Promise<void> {
    await this.orphans.insertDue(transaction, key);
  }

  /** For work that may have claimed the audio, whatever it then failed with. */
  async discardUnlessClaimed({ key }: { key: string }): Promise<void> {
    if (await this.orphans.has(key)) await this.discard({ key });
  }

  /** Removes orphaned audio. Never rejects: what cannot be removed now stays recorded for the purge. */
  async discard({ key }: { key: string }): Promise<void> {
    try {
      await this.store.remove(key);
      await this.orphans.delete(key);
    } catch (error) {
      this.logger.warn({ err: error }, 'orphaned audio could not be removed; it will be tried again');
    }
  }

  /** Removes up to 100 orphaned files that are due. Returns how many it tried. */
  async purgeOrphaned(): Promise<number> {
    const keys = await this.orphans.findDue(PURGE_BATCH);
    for (const key of keys) await this.discard({ key });
    return keys.length;
  }
}
