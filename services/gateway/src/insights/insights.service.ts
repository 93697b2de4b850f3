import { Injectable } from '@nestjs/common';
import { ProductError } from '../errors/product-error.ts';
import { InsightsRepository } from './insights.repository.ts';
import { NO_TIME_ZONE } from '../http/is-time-zone-name.ts';
import type { InsightsResponse } from './insights.responses.ts';

@Injectable()
export class InsightsService {
  constructor(private readonly insights: InsightsRepository) {}

  /** Rejects with a `ProductError` for a time zone that only Node knows. */
  async of(ownerId: string, timeZone: string): Promise<InsightsResponse> {
    const found = await this.insights.find(ownerId, timeZone);
    if (!found) throw new ProductError('invalid', 'request.invalid', NO_TIME_ZONE);
    return found;
  }
}
