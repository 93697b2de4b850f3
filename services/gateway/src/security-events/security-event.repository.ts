import { Injectable } from '@nestjs/common';
import {
  type SecurityEvent,
  type SecurityEventFacts,
  purgeSecurityEvents,
  recordSecurityEvent,
} from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import { DataSource } from 'typeorm';
import { nameOf, BUNDLED_ISSUER_PATH } from '../users/user.repository.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';

export interface EventCard extends Pick<
  SecurityEvent,
  'id' | 'kind' | 'happenedAt' | 'device' | 'address' | 'noteId' | 'userId'
> {
  otherUserId: string | null;
  otherName: string | null;
}

export interface EventPage {
  limit: number;
  /** The id of the last one that was seen. */
  before: number;
}

const SELECT = `
  select e.id::float8 as id, e.kind, e.happened_at as "happenedAt", e.device, e.address, e.note_id::float8 as "noteId",
         o.id as "otherUserId", ${nameOf('o')} as "otherName"`;
const OTHER = 'left join users o on o.id = e.other_user_id';

@Injectable()
export class SecurityEventRepository {
  private readonly bundledIssuer: string;

  constructor(
    private readonly dataSource: DataSource,
    { origin }: GatewaySettings,
  ) {
    this.bundledIssuer = origin + BUNDLED_ISSUER_PATH;
  }

  /** Logs an event and inserts it. */
  record(facts: SecurityEventFacts, logger: Logger): Promise<void> {
    return recordSecurityEvent(this.dataSource, facts, logger);
  }

  /** What happened with the account of one person, under either of the two names by which they are known; the newest first. */
  findOf(userId: string, { limit, before }: EventPage): Promise<EventCard[]> {
    return this.dataSource.query<EventCard[]>(
      `select * from (
         (${SELECT}, e.user_id as "userId" from security_events e ${OTHER}
          where e.user_id = $1 and e.id < $2 order by e.id desc limit $3)
         union all
         (${SELECT}, $1::uuid as "userId" from security_events e ${OTHER}
          where e.account_id = (select a.id from users u join accounts a on a.id::text = u.subject
                                where u.id = $1 and u.issuer like '%${BUNDLED_ISSUER_PATH}')
            and e.user_id is null and e.id < $2 order by e.id desc limit $3)
       ) both_names order by id desc limit $3`,
      [userId, before, limit],
    );
  }

  /** What happened with everybody's, and with nobody's. */
  findAll({ limit, before }: EventPage): Promise<EventCard[]> {
    return this.dataSource.query<EventCard[]>(
      `${SELECT}, coalesce(e.user_id, u.id) as "userId"
       from security_events e ${OTHER}
       left join users u on u.issuer = $3 and u.subject = e.account_id::text
       where e.id < $1 order by e.id desc limit $2`,
      [before, limit, this.bundledIssuer],
    );
  }

  /** Returns how many were removed. */
  purgeOld(keptDays: number): Promise<number> {
    return purgeSecurityEvents(this.dataSource, keptDays);
  }
}
