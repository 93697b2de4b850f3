import type { Person } from './person.ts';

export interface ToldEvent {
  /** Empty where it has none. */
  id: string;
  type: string;
  data: Record<string, unknown>;
}

type Headers = Record<string, string>;

/** A stream of Server-Sent Events, read as a browser's EventSource reads it. */
export class EventStream {
  readonly told: ToldEvent[] = [];
  private readonly listeners = new Set<() => void>();
  /** Resolves when the gateway ends the stream, or somebody has left it. */
  readonly ended: Promise<void>;

  private constructor(
    readonly response: Response,
    private readonly leaving: AbortController,
  ) {
    this.ended = this.read().catch(() => undefined);
  }

  static async open(url: string, person: Person, headers: Headers = {}): Promise<EventStream> {
    const leaving = new AbortController();
    const response = await fetch(url, {
      headers: { accept: 'text/event-stream', cookie: person.cookieHeader(), ...headers },
      signal: leaving.signal,
    });
    return new EventStream(response, leaving);
  }

  /** What a person is told of changes. Resolves once everything from here on is told. */
  static async openChanges(address: string, person: Person, headers: Headers = {}): Promise<EventStream> {
    const stream = await EventStream.open(`${address}/api/events`, person, headers);
    if (stream.response.ok) await stream.next('refresh');
    return stream;
  }

  static openCaptions(address: string, person: Person, uploadId: string, headers: Headers = {}): Promise<EventStream> {
    return EventStream.open(`${address}/api/uploads/${uploadId}/captions`, person, headers);
  }

  /** The first event of this type, and of the thing with this id when one is given, that was told since the last `forget`. */
  next(type: string, id?: string | number): Promise<ToldEvent> {
    return this.until(() =>
      this.told.find((event) => event.type === type && (id === undefined || event.data['id'] === id)),
    );
  }

  /** Resolves once so many events were told. */
  atLeast(count: number): Promise<ToldEvent[]> {
    return this.until(() => (this.told.length >= count ? this.told : undefined));
  }

  forget(): void {
    this.told.length = 0;
  }

  leave(): Promise<void> {
    this.leaving.abort();
    return this.ended;
  }

  private async until<Found>(find: () => Found | undefined): Promise<Found> {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.listeners.add(resolve));
    }
  }

  private async read(): Promise<void> {
    let text = '';
    for await (const chunk of this.response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        const type = field('event');
        if (type) this.told.push({ type, id: field('id') ?? '', data: JSON.parse(field('data') ?? '{}') });
      }
      for (const listener of this.listeners) listener();
      this.listeners.clear();
    }
  }
}
