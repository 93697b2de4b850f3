import { Inject, Injectable, type MessageEvent, type OnApplicationShutdown } from '@nestjs/common';
import { addressGroup } from '@stitchbook/config';
import { ChangeFeed, type FeedChange } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import { Observable, type Subscriber } from 'rxjs';
import { ProductError } from '../errors/product-error.ts';
import { EventAudienceRepository } from '../events/event-audience.repository.ts';
import type { StreamReader } from '../events/event-streams.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { LOGGER } from '../infrastructure/infrastructure.module.ts';
import { type CaptionStreamState, captionEvent, isFinalState, stateEvent, stateOf } from './caption-events.ts';
import { CaptionRepository } from './caption.repository.ts';

interface CaptionReader extends StreamReader {
  uploadId: string;
  /** The last that the client has seen; 0 for none. */
  revision: number;
}

interface Stream extends CaptionReader {
  subscriber: Subscriber<MessageEvent>;
  state: CaptionStreamState | null;
  isReading: boolean;
  /** Whether something may have changed since it was read. */
  isStale: boolean;
}

/** Proxies close what says nothing for a minute. */
const KEEP_ALIVE_MS = 25_000;
const MAX_STREAM_MS = 3_600_000;
const MAX_STREAMS_PER_PERSON = 5;
const RETRY_AFTER_SECONDS = 60;
const MAX_AT_ONCE = 500;

/**
 * The streams of captions that are open on this gateway. A notification says only that there is something new, which is read at once:
 * somebody is speaking, and reads along. What changes during a read is read after it.
 */
@Injectable()
export class CaptionStreams implements OnApplicationShutdown {
  private readonly streams = new Set<Stream>();
  private unsubscribe: (() => void) | null = null;
  private keepAlive: NodeJS.Timeout | undefined;

  constructor(
    private readonly captions: CaptionRepository,
    private readonly audience: EventAudienceRepository,
    private readonly feed: ChangeFeed,
    private readonly settings: GatewaySettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The captions of an upload of the reader's, until they are final, its session ends or an hour has passed. Throws a `ProductError`
   * when this person, or this address, has too many streams already.
   */
  open(reader: CaptionReader): Observable<MessageEvent> {
    this.requireRoom(reader);
    return new Observable((subscriber) => {
      const stream: Stream = { ...reader, subscriber, state: null, isReading: false, isStale: false };
      const limit = setTimeout(() => subscriber.complete(), MAX_STREAM_MS);
      this.streams.add(stream);
      this.listen();
      subscriber.next({ comment: 'open' });
      void this.tell(stream);
      return () => {
        clearTimeout(limit);
        this.streams.delete(stream);
        if (this.streams.size === 0) this.stopListening();
      };
    });
  }

  /** Ends all of them: the clients connect again, and go on after what they have. */
  closeAll(): void {
    for (const { subscriber } of this.streams) subscriber.complete();
  }

  onApplicationShutdown(): void {
    this.closeAll();
  }

  private requireRoom({ userId, address }: StreamReader): void {
    const open = [...this.streams];
    const network = addressGroup(address);
    const ofPerson = open.filter((stream) => stream.userId === userId).length;
    const ofNetwork = open.filter((stream) => addressGroup(stream.address) === network).length;
    // Half of what an address may have at once stays for its requests, a quarter for the streams of changes.
    if (ofPerson < MAX_STREAMS_PER_PERSON && ofNetwork < this.settings.maxConnectionsPerAddress / 4) return;
    throw new ProductError(
      'rate-limited',
      'captions.too-many-streams',
      'Too many windows read captions already. Close one of them to read them here.',
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
    );
  }

  private listen(): void {
    this.unsubscribe ??= this.feed.subscribe((change) => this.notice(change));
    this.keepAlive ??= setInterval(() => {
      for (const { subscriber } of this.streams) subscriber.next({ comment: 'keep-alive' });
    }, KEEP_ALIVE_MS);
  }

  private stopListening(): void {
    this.unsubscribe?.();
    this.unsubscribe = null;
    clearInterval(this.keepAlive);
    this.keepAlive = undefined;
  }

  private notice(change: FeedChange): void {
    for (const stream of this.streams) {
      const hasNews =
        change.kind === 'gap' ||
        (change.kind === 'captions' && change.uploadId === stream.uploadId) ||
        (change.kind === 'upload' && change.id === stream.uploadId);
      if (hasNews) void this.tell(stream);
      if (change.kind === 'gap' || (change.kind === 'session' && change.userId === stream.userId))
        void this.endWithSession(stream);
    }
  }

  /** Never rejects. One read at a time, so that nothing is told twice or out of its order. */
  private async tell(stream: Stream): Promise<void> {
    stream.isStale = true;
    if (stream.isReading) return;
    stream.isReading = true;
    while (stream.isStale && !stream.subscriber.closed) {
      stream.isStale = false;
      await this.orEnd(stream, this.sendNews(stream));
    }
    stream.isReading = false;
  }

  private async sendNews(stream: Stream): Promise<void> {
    const { uploadId, subscriber } = stream;
    // Before the captions: those of a state that is final are all there by then.
    const upload = await this.captions.findUpload(uploadId);
    if (!upload) {
      subscriber.complete();
      return;
    }
    const changed = await this.captions.findChanged(uploadId, stream.revision, MAX_AT_ONCE);
    for (const caption of changed) subscriber.next(captionEvent(caption));
    stream.revision = changed.at(-1)?.revision ?? stream.revision;
    if (changed.length === MAX_AT_ONCE) {
      stream.isStale = true;
      return;
    }
    const state = stateOf(upload);
    if (state !== stream.state) subscriber.next(stateEvent(state, stream.revision));
    stream.state = state;
    if (isFinalState(state)) subscriber.complete();
  }

  private endWithSession(stream: Stream): Promise<void> {
    const asked = this.audience.findOpenSessions([stream.sessionId]);
    return this.orEnd(
      stream,
      asked.then((open) => {
        if (open.length === 0) stream.subscriber.complete();
      }),
    );
  }

  /** A stream of which nothing is known ends: its client connects again. */
  private async orEnd({ subscriber }: Stream, work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.logger.warn({ err: error }, 'captions could not be read, their stream ends');
      subscriber.complete();
    }
  }
}
