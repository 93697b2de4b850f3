import { Inject, Injectable, type MessageEvent, type OnApplicationShutdown } from '@nestjs/common';
import { ChangeFeed, type FeedChange } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import type { Observable } from 'rxjs';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { LOGGER } from '../infrastructure/infrastructure.module.ts';
import { EventAudienceRepository } from './event-audience.repository.ts';
import { eventsFor, REFRESH } from './events-for-reader.ts';
import { OpenStreams, type StreamReader } from './open-streams.ts';

/** Events are sent at most this often, so that a hundred changes of one note are told once, or twice. */
const SEND_EVERY_MS = 50;
/** After a pause they are told almost at once: what is committed together arrives together. */
const COLLECT_MS = 10;

/** The event streams that are open on this gateway. It listens for changes while there is one. */
@Injectable()
export class EventStreams implements OnApplicationShutdown {
  private readonly streams: OpenStreams<StreamReader>;
  private unsubscribe: (() => void) | null = null;
  /** Whether every change is noticed: not before the feed's first connection. */
  private isListening = false;
  private collected: FeedChange[] = [];
  private sending: NodeJS.Timeout | undefined;
  private lastSentAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly audience: EventAudienceRepository,
    private readonly feed: ChangeFeed,
    settings: GatewaySettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.streams = new OpenStreams({
      // Half of what an address may have at once stays for its requests.
      mostPerNetwork: settings.maxConnectionsPerAddress / 2,
      tooMany: {
        code: 'events.too-many-streams',
        sentence: 'Too many windows are told of changes already. This one can ask for them at intervals.',
      },
      onFirst: () => (this.unsubscribe = this.feed.subscribe((change) => this.collect(change))),
      onLast: () => this.stopListening(),
    });
  }

  /**
   * Events for one reader, until it leaves, its session ends or an hour has passed. Throws a `ProductError` when this person,
   * or this address, has too many already.
   */
  open(reader: StreamReader): Observable<MessageEvent> {
    return this.streams.open(reader, ({ subscriber }) =>
      // Sends the headers. From the `refresh` on, which else comes with the feed's connection, every change is told.
      subscriber.next(this.isListening ? REFRESH : { comment: 'open' }),
    );
  }

  /** Ends all of them: the clients connect again. */
  closeAll(): void {
    this.streams.closeAll();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closeAll();
    this.stopListening();
    await this.feed.close();
  }

  private stopListening(): void {
    this.unsubscribe?.();
    this.unsubscribe = null;
    this.isListening = false;
    clearTimeout(this.sending);
    this.sending = undefined;
    this.collected = [];
  }

  private collect(change: FeedChange): void {
    this.isListening ||= change.kind === 'gap';
    this.collected.push(change);
    const pauseMs = Math.max(COLLECT_MS, this.lastSentAt + SEND_EVERY_MS - performance.now());
    this.sending ??= setTimeout(() => void this.sendCollected(), pauseMs);
  }

  private async sendCollected(): Promise<void> {
    const changes = this.collected;
    this.collected = [];
    this.sending = undefined;
    this.lastSentAt = performance.now();
    try {
      await this.endStreamsOfEndedSessions(changes);
      const streams = [...this.streams];
      const idsOf = (kind: 'note' | 'creation') => [
        ...new Set(changes.flatMap((change) => (change.kind === kind ? [change.id] : []))),
      ];
      const userIds = [...new Set(streams.map(({ userId }) => userId))];
      const readers = await this.audience.findReaders(idsOf('note'), userIds);
      const creationReaders = await this.audience.findCreationReaders(idsOf('creation'), userIds);
      const told = [...changes, ...creationReaders.map((userId) => ({ kind: 'creations', userId }) as const)];
      for (const { userId, subscriber } of streams)
        for (const event of eventsFor(userId, told, readers)) subscriber.next(event);
    } catch (error) {
      this.logger.warn({ err: error }, 'the audience of changes could not be read, clients refresh everything');
      for (const { subscriber } of this.streams) subscriber.next(REFRESH);
    }
  }

  /** Of whom a session has ended; after a gap of everybody, for it may have been then. */
  private async endStreamsOfEndedSessions(changes: readonly FeedChange[]): Promise<void> {
    const hasGap = changes.some(({ kind }) => kind === 'gap');
    const userIds = new Set(changes.flatMap((change) => (change.kind === 'session' ? [change.userId] : [])));
    const asked = [...this.streams].filter(({ userId }) => hasGap || userIds.has(userId));
    if (asked.length === 0) return;
    const open = new Set(await this.audience.findOpenSessions(asked.map(({ sessionId }) => sessionId)));
    for (const { sessionId, subscriber } of asked) if (!open.has(sessionId)) subscriber.complete();
  }
}
