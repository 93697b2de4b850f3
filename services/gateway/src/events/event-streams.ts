import { Inject, Injectable, type MessageEvent, type OnApplicationShutdown } from '@nestjs/common';
import { addressGroup } from '@stitchbook/config';
import { ChangeFeed, type FeedChange } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import { Observable, type Subscriber } from 'rxjs';
import { ProductError } from '../errors/product-error.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { LOGGER } from '../infrastructure/infrastructure.module.ts';
import { EventAudienceRepository } from './event-audience.repository.ts';
import { eventsFor, REFRESH } from './events-for-reader.ts';

/** Whose stream it is. */
export interface StreamReader {
  userId: string;
  sessionId: string;
  address: string;
}

interface Stream {
  userId: string;
  sessionId: string;
  /** What its address is counted by. */
  network: string;
  subscriber: Subscriber<MessageEvent>;
}

/** Changes are collected for this long, so that a hundred of one note are told once. */
const COLLECT_MS = 200;
/** Proxies close what says nothing for a minute. */
const KEEP_ALIVE_MS = 25_000;
/** Then the client connects again, and with it everything about its session is asked again. */
const MAX_STREAM_MS = 3_600_000;
const MAX_STREAMS_PER_PERSON = 5;
const RETRY_AFTER_SECONDS = 60;

/** The event streams that are open on this gateway. It listens for changes while there is one. */
@Injectable()
export class EventStreams implements OnApplicationShutdown {
  private readonly streams = new Set<Stream>();
  private unsubscribe: (() => void) | null = null;
  /** Whether every change is noticed: not before the feed's first connection. */
  private isListening = false;
  private keepAlive: NodeJS.Timeout | undefined;
  private collected: FeedChange[] = [];
  private sending: NodeJS.Timeout | undefined;

  constructor(
    private readonly audience: EventAudienceRepository,
    private readonly feed: ChangeFeed,
    private readonly settings: GatewaySettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Events for one reader, until it leaves, its session ends or an hour has passed. Throws a `ProductError` when this person,
   * or this address, has too many already.
   */
  open({ userId, sessionId, address }: StreamReader): Observable<MessageEvent> {
    const network = addressGroup(address);
    this.requireRoom(userId, network);
    return new Observable((subscriber) => {
      const stream = { userId, sessionId, network, subscriber };
      const limit = setTimeout(() => subscriber.complete(), MAX_STREAM_MS);
      this.streams.add(stream);
      this.listen();
      // Sends the headers. From the `refresh` on, which else comes with the feed's connection, every change is told.
      subscriber.next(this.isListening ? REFRESH : { comment: 'open' });
      return () => {
        clearTimeout(limit);
        this.streams.delete(stream);
        if (this.streams.size === 0) this.stopListening();
      };
    });
  }

  /** Ends all of them: the clients connect again, to another gateway or to this one when it is back. */
  closeAll(): void {
    for (const { subscriber } of this.streams) subscriber.complete();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closeAll();
    this.stopListening();
    await this.feed.close();
  }

  private requireRoom(userId: string, network: string): void {
    const open = [...this.streams];
    const ofPerson = open.filter((stream) => stream.userId === userId).length;
    const ofNetwork = open.filter((stream) => stream.network === network).length;
    // Half of what an address may have at once stays for its requests.
    if (ofPerson < MAX_STREAMS_PER_PERSON && ofNetwork < this.settings.maxConnectionsPerAddress / 2) return;
    throw new ProductError(
      'rate-limited',
      'events.too-many-streams',
      'Too many windows are told of changes already. This one can ask for them at intervals.',
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
    );
  }

  private listen(): void {
    this.unsubscribe ??= this.feed.subscribe((change) => this.collect(change));
    this.keepAlive ??= setInterval(() => {
      for (const { subscriber } of this.streams) subscriber.next({ comment: 'keep-alive' });
    }, KEEP_ALIVE_MS);
  }

  private stopListening(): void {
    this.unsubscribe?.();
    this.unsubscribe = null;
    this.isListening = false;
    clearInterval(this.keepAlive);
    this.keepAlive = undefined;
    clearTimeout(this.sending);
    this.sending = undefined;
    this.collected = [];
  }

  private collect(change: FeedChange): void {
    this.isListening ||= change.kind === 'gap';
    this.collected.push(change);
    this.sending ??= setTimeout(() => void this.sendCollected(), COLLECT_MS);
  }

  private async sendCollected(): Promise<void> {
    const changes = this.collected;
    this.collected = [];
    this.sending = undefined;
    try {
      await this.endStreamsOfEndedSessions(changes);
      const streams = [...this.streams];
      const noteIds = changes.flatMap((change) => (change.kind === 'note' ? [change.id] : []));
      const userIds = streams.map(({ userId }) => userId);
      const readers = await this.audience.findReaders([...new Set(noteIds)], [...new Set(userIds)]);
      for (const { userId, subscriber } of streams)
        for (const event of eventsFor(userId, changes, readers)) subscriber.next(event);
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
