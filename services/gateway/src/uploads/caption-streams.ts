import { Inject, Injectable, type MessageEvent, type OnApplicationShutdown } from '@nestjs/common';
import { ChangeFeed, type FeedChange } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import type { Observable, Subscriber } from 'rxjs';
import { EventAudienceRepository } from '../events/event-audience.repository.ts';
import { OpenStreams, type StreamReader } from '../events/open-streams.ts';
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

const MAX_AT_ONCE = 500;

/**
 * The streams of captions that are open on this gateway. A notification says only that there is something new, which is read at once:
 * somebody is speaking, and reads along. What changes during a read is read after it.
 */
@Injectable()
export class CaptionStreams implements OnApplicationShutdown {
  private readonly streams: OpenStreams<Omit<Stream, 'subscriber'>>;
  private unsubscribe: (() => void) | null = null;

  constructor(
    private readonly captions: CaptionRepository,
    private readonly audience: EventAudienceRepository,
    private readonly feed: ChangeFeed,
    settings: GatewaySettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.streams = new OpenStreams({
      // Half of what an address may have at once stays for its requests, a quarter for the streams of changes.
      mostPerNetwork: settings.maxConnectionsPerAddress / 4,
      tooMany: {
        code: 'captions.too-many-streams',
        sentence: 'Too many windows read captions already. Close one of them to read them here.',
      },
      onFirst: () => (this.unsubscribe = this.feed.subscribe((change) => this.notice(change))),
      onLast: () => this.unsubscribe?.(),
    });
  }

  /**
   * The captions of an upload of the reader's, until they are final, its session ends or an hour has passed. Throws a `ProductError`
   * when this person, or this address, has too many streams already.
   */
  open(reader: CaptionReader): Observable<MessageEvent> {
    return this.streams.open({ ...reader, state: null, isReading: false, isStale: false }, (stream) => {
      stream.subscriber.next({ comment: 'open' });
      void this.tell(stream);
    });
  }

  /** Ends all of them: the clients connect again, and go on after what they have. */
  closeAll(): void {
    this.streams.closeAll();
  }

  onApplicationShutdown(): void {
    this.closeAll();
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
