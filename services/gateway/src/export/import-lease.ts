import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@stitchbook/logging';
import { ProductError } from '../errors/product-error.ts';
import { LOGGER } from '../infrastructure/infrastructure.module.ts';
import { ImportLeaseRepository } from './import-lease.repository.ts';

/** A gateway that was killed in the middle of an import blocks further imports for no longer. */
const EXPIRES_SECONDS = 90;
const RENEW_INTERVAL_MS = 20_000;

/**
 * One import of a person at a time, however many gateways there are: each takes a thread, space in the audio store and many
 * transactions.
 */
@Injectable()
export class ImportLease {
  constructor(
    private readonly leases: ImportLeaseRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Does `work` while it holds the lease, which it renews. Throws a `ProductError` while another import holds it. */
  async hold<T>(ownerId: string, work: () => Promise<T>): Promise<T> {
    const token = await this.leases.acquire(ownerId, EXPIRES_SECONDS);
    if (token === null) throw anotherUnderWay();
    const renew = () => this.warnOnFailure(this.leases.renew(ownerId, token, EXPIRES_SECONDS));
    const renewing = setInterval(() => void renew(), RENEW_INTERVAL_MS);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await this.warnOnFailure(this.leases.release(ownerId, token));
    }
  }

  /** Never rejects: a lease that could not be renewed or released expires. */
  private async warnOnFailure(change: Promise<void>): Promise<void> {
    try {
      await change;
    } catch (error) {
      this.logger.warn({ err: error }, 'import lease could not be renewed or released');
    }
  }
}

function anotherUnderWay(): ProductError {
  return new ProductError(
    'conflict',
    'account.import-under-way',
    'Another import into your account is under way. Please wait until it has ended.',
  );
}
