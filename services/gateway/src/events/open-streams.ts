import type { MessageEvent } from '@nestjs/common';
import { addressGroup } from '@stitchbook/config';
import { Observable, type Subscriber } from 'rxjs';
import { ProductError } from '../errors/product-error.ts';

/** Whose stream it is. */
export interface StreamReader {
  userId: string;
  sessionId: string;
  address: string;
}

interface OpenStreamsOptions {
  /** How many of one network may be open; of one person five. */
  mostPerNetwork: number;
  /** What a person is told who may not have another one. */
  tooMany: { code: string; sentence: string };
  /** Called when the first one opens. */
  onFirst: () => void;
  /** Called when the last one has closed. */
  onLast: () => void;
}

type Open<Reader> = Reader & { subscriber: Subscriber<MessageEvent> };

/** Proxies close what says nothing for a minute. */
const KEEP_ALIVE_MS = 25_000;
/** Then the client connects again, and with it everything about its session is asked again. */
const MAX_STREAM_MS = 3_600_000;
const MAX_STREAMS_PER_PERSON = 5;
const RETRY_AFTER_SECONDS = 60;

/** Streams of Server-Sent Events that are open on this gateway, each for one reader. */
export class OpenStreams<Reader extends StreamReader> implements Iterable<Open<Reader>> {
  private readonly streams = new Set<Open<Reader>>();
  private keepAlive: NodeJS.Timeout | undefined;

  constructor(private readonly options: OpenStreamsOptions) {}

  [Symbol.iterator](): Iterator<Open<Reader>> {
    return this.streams.values();
  }

  /**
   * A stream until its reader leaves, somebody completes it or an hour has passed; `onOpen` is called with each subscription.
   * Throws a `ProductError` when this person, or this network, has too many already.
   */
  open(reader: Reader, onOpen: (stream: Open<Reader>) => void): Observable<MessageEvent> {
    this.requireRoom(reader);
    return new Observable((subscriber) => {
      const stream = { ...reader, subscriber };
      const limit = setTimeout(() => subscriber.complete(), MAX_STREAM_MS);
      this.add(stream);
      onOpen(stream);
      return () => {
        clearTimeout(limit);
        this.remove(stream);
      };
    });
  }

  /** Ends all of them: the clients connect again, to another gateway or to this one when it is back. */
  closeAll(): void {
    for (const { subscriber } of this.streams) subscriber.complete();
  }

  private requireRoom({ userId, address }: StreamReader): void {
    const { mostPerNetwork, tooMany } = this.options;
    const open = [...this.streams];
    const network = addressGroup(address);
    const ofPerson = open.filter((stream) => stream.userId === userId).length;
    const ofNetwork = open.filter((stream) => addressGroup(stream.address) === network).length;
    if (ofPerson < MAX_STREAMS_PER_PERSON && ofNetwork < mostPerNetwork) return;
    const retry = { retryAfterSeconds: RETRY_AFTER_SECONDS };
    throw new ProductError('rate-limited', tooMany.code, tooMany.sentence, retry);
  }

  private add(stream: Open<Reader>): void {
    this.streams.add(stream);
    if (this.streams.size > 1) return;
    this.keepAlive = setInterval(() => {
      for (const { subscriber } of this.streams) subscriber.next({ comment: 'keep-alive' });
    }, KEEP_ALIVE_MS);
    this.options.onFirst();
  }

  private remove(stream: Open<Reader>): void {
    this.streams.delete(stream);
    if (this.streams.size > 0) return;
    clearInterval(this.keepAlive);
    this.options.onLast();
  }
}
