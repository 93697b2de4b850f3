import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ProductError } from '../errors/product-error.ts';
import { GatewaySettings } from '../gateway.settings.ts';
import { QuotaRepository } from './quota.repository.ts';

const DAY_SECONDS = 86_400;

/**
 * How often a day (UTC) one person may ask a model for something. Saving a note is not counted, though its sentiment is asked
 * for then: nobody is to lose what they said. To stand behind `SignedIn`.
 */
@Injectable()
export class ModelCalls implements CanActivate {
  constructor(
    private readonly settings: GatewaySettings,
    private readonly quotas: QuotaRepository,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<Request>();
    const most = this.settings.quotaModelCallsPerDay;
    if (most === 0 || !user || (await this.quotas.countModelCall(user.id, most))) return true;
    throw new ProductError(
      'too-many',
      'quota.model-calls',
      `You have asked for ${most} transcriptions, creations and suggestions today, and that is all for one day. Please come back tomorrow.`,
      { retryAfterSeconds: DAY_SECONDS - (Math.floor(Date.now() / 1_000) % DAY_SECONDS) },
    );
  }
}
