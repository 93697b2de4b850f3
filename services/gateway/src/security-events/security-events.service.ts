import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { SecurityEventFacts } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import type { Request } from 'express';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { LOGGER } from '../infrastructure/infrastructure.module.ts';
import { requestIdOf } from '../http/observe-requests.ts';
import { Maintenance } from '../maintenance/maintenance.service.ts';
import { type EventCard, type EventPage, SecurityEventRepository } from './security-event.repository.ts';
import type { InstallationSecurityEventResponse, SecurityEventResponse } from './security-event.responses.ts';

type Facts = Omit<SecurityEventFacts, 'address' | 'userAgent' | 'requestId'>;

export interface Page<T> {
  events: T[];
  /** Null on the last page. */
  nextCursor: string | null;
}

const DAY_MS = 86_400_000;

/** Keeps what matters for the safety of an account for so many days, and shows it to whom it concerns. */
@Injectable()
export class SecurityEvents implements OnApplicationBootstrap {
  constructor(
    @Inject(GatewaySettings) private readonly settings: Pick<GatewaySettings, 'securityEventDays'>,
    private readonly events: SecurityEventRepository,
    private readonly maintenance: Maintenance,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Logs and keeps an event, with where its request came from. */
  async record(request: Request, facts: Facts): Promise<void> {
    const from = { address: request.ip, userAgent: request.get('user-agent'), requestId: requestIdOf(request) };
    await this.events.record({ ...facts, ...from }, this.logger);
  }

  /** A deleted account is named in the log alone, which ends by itself; what is kept names nobody. */
  async recordDeletionOf(userId: string, request: Request): Promise<void> {
    const facts = { kind: 'account.deleted', requestId: requestIdOf(request) } as const;
    await this.events.record(facts, this.logger.child({ userId }));
  }

  async listOf(userId: string, page: EventPage): Promise<Page<SecurityEventResponse>> {
    return toPage(await this.events.findOf(userId, oneMore(page)), page.limit, present);
  }

  async listAll(page: EventPage): Promise<Page<InstallationSecurityEventResponse>> {
    return toPage(await this.events.findAll(oneMore(page)), page.limit, (card) => ({
      ...present(card),
      userId: card.userId,
    }));
  }

  onApplicationBootstrap(): void {
    void this.purgeOld();
  }

  /** At start and once a day. Two gateways may do so at once. */
  @Interval(DAY_MS)
  purgeOld(): Promise<void> {
    return this.maintenance.run('removing old security events', () =>
      this.events.purgeOld(this.settings.securityEventDays),
    );
  }
}

const oneMore = ({ limit, before }: EventPage): EventPage => ({ limit: limit + 1, before });

function toPage<T>(cards: EventCard[], limit: number, show: (card: EventCard) => T): Page<T> {
  const last = cards.length > limit ? cards[limit - 1] : undefined;
  return { events: cards.slice(0, limit).map(show), nextCursor: last ? String(last.id) : null };
}

function present({
  id,
  kind,
  happenedAt,
  device,
  address,
  noteId,
  otherUserId,
  otherName,
}: EventCard): SecurityEventResponse {
  const otherPerson = otherUserId === null ? null : { id: otherUserId, name: otherName ?? `User ${otherUserId}` };
  return { id, kind, happenedAt: happenedAt.toISOString(), device, address, noteId, otherPerson };
}
