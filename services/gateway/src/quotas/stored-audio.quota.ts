import type { EntityManager } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import type { GatewaySettings } from '../gateway.settings.ts';
import type { QuotaRepository } from './quota.repository.ts';

/** Nothing changes by waiting alone; but whoever tries again by itself should not do so at once. */
const RETRY_AFTER_SECONDS = 3_600;

/** How much audio one person may keep. */
export class StoredAudioQuota {
  constructor(
    private readonly settings: GatewaySettings,
    private readonly quotas: QuotaRepository,
  ) {}

  /** To be asked in the transaction that keeps the audio: however many come at once, they never exceed it together. */
  async check(manager: EntityManager, ownerId: string, bytes: number): Promise<void> {
    const { quotaStoredMegabytes } = this.settings;
    if (quotaStoredMegabytes === 0) return;
    const stored = await this.quotas.holdStoredBytes(manager, ownerId);
    if (stored + bytes <= quotaStoredMegabytes * 2 ** 20) return;
    throw new ProductError(
      'too-many',
      'quota.stored-audio',
      `Your recordings would be more than the ${quotaStoredMegabytes} MB that one person may keep here. Delete some notes to make room.`,
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
    );
  }
}
