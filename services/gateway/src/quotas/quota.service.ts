import type { Request } from 'express';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Transaction } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { QuotaRepository } from './quota.repository.ts';

const DAY_SECONDS = 86_400;

export const OVER_STORED_AUDIO = 'quota.stored-audio';
/** Nothing changes by waiting alone; but whoever tries again by itself should not do so at once. */
const STORED_AUDIO_RETRY_AFTER_SECONDS = 3_600;

/** How often a day (UTC) one person may have a model asked for something. */
@Injectable()
export class ModelCallsQuota {
  constructor(
    @Inject(GatewaySettings) private readonly settings: Pick<GatewaySettings, 'quotaModelCallsPerDay'>,
    private readonly quotas: QuotaRepository,
  ) {}

  /** 0 for no limit. */
  get maxPerDay(): number {
    return this.settings.quotaModelCallsPerDay;
  }

  /** Counts one more for today; false when that would be too many. In a transaction, others of this person wait for its end. */
  async count(ownerId: string, transaction?: Transaction): Promise<boolean> {
    return this.maxPerDay === 0 || this.quotas.countModelCall(ownerId, this.maxPerDay, transaction);
  }

  /** Counts one more for today. Rejects with a `ProductError` when that would be too many. */
  async require(ownerId: string, transaction?: Transaction): Promise<void> {
    if (await this.count(ownerId, transaction)) return;
    throw new ProductError(
      'rate-limited',
      'quota.model-calls',
      `You have asked for ${this.maxPerDay} transcriptions, creations and suggestions today, and that is all for one day. Please come back tomorrow.`,
      { retryAfterSeconds: DAY_SECONDS - (Math.floor(Date.now() / 1_000) % DAY_SECONDS) },
    );
  }
}

/**
 * Refuses what would be one request to a model too many. Saving a note and correcting its words are never refused: their
 * enrichment waits instead, see `EnrichmentService`. To stand behind `SignedIn`.
 */
@Injectable()
export class ModelCalls implements CanActivate {
  constructor(private readonly quota: ModelCallsQuota) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<Request>();
    if (user) await this.quota.require(user.id);
    return true;
  }
}

/** How much audio one person may keep. */
@Injectable()
export class StoredAudioQuota {
  constructor(
    private readonly settings: GatewaySettings,
    private readonly quotas: QuotaRepository,
  ) {}

  /** To be asked in the transaction that keeps the audio: however many come at once, they never exceed it together. */
  async check(transaction: Transaction, ownerId: string, bytes: number): Promise<void> {
    if (this.settings.quotaStoredMegabytes === 0) return;
    this.require(bytes + (await this.quotas.lockStoredBytes(transaction, ownerId)));
  }

  /** For what arrives in pieces: nobody waits, and several at once may exceed it together by a piece each. */
  async checkPiece(ownerId: string, bytes: number): Promise<void> {
    if (this.settings.quotaStoredMegabytes === 0) return;
    this.require(bytes + (await this.quotas.sumStoredBytes(ownerId)));
  }

  private require(bytes: number): void {
    const { quotaStoredMegabytes } = this.settings;
    if (bytes <= quotaStoredMegabytes * 2 ** 20) return;
    throw new ProductError(
      'rate-limited',
      OVER_STORED_AUDIO,
      `Your recordings would be more than the ${quotaStoredMegabytes} MB that one person may keep here. Delete some notes to make room.`,
      { retryAfterSeconds: STORED_AUDIO_RETRY_AFTER_SECONDS },
    );
  }
}

/** For work that asks a model and leaves audio behind. */
@Injectable()
export class MadeAudioQuota {
  constructor(
    private readonly calls: ModelCallsQuota,
    private readonly stored: StoredAudioQuota,
  ) {}

  /** In the transaction that begins it; `bytes` is what it will leave, as far as one can tell. Rejects with a `ProductError`. */
  async require(transaction: Transaction, ownerId: string, bytes: number): Promise<void> {
    await this.stored.check(transaction, ownerId, bytes);
    await this.calls.require(ownerId, transaction);
  }
}
