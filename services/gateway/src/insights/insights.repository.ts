import { Injectable } from '@nestjs/common';
import { hasSqlState } from '@stitchbook/database';
import { DataSource } from 'typeorm';
import { INSIGHTS_QUERY } from './insights.query.ts';
import type { InsightsResponse } from './insights.responses.ts';

@Injectable()
export class InsightsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null for a time zone that PostgreSQL does not know. */
  async find(ownerId: string, timeZone: string): Promise<InsightsResponse | null> {
    try {
      const [row] = await this.dataSource.query<{ insights: InsightsResponse }[]>(INSIGHTS_QUERY, [ownerId, timeZone]);
      return row?.insights ?? null;
    } catch (error) {
      if (hasSqlState(error, 'invalidParameterValue')) return null;
      throw error;
    }
  }
}
