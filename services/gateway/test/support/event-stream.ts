import type { Person } from './person.ts';

export interface ToldEvent {
  type: string;
  data: { id?: string | number };
}

/** What a person is told by `GET /api/events`, as a browser's EventSource reads it. */
export class EventStream {
  readonly told: ToldEvent[] = [];
  private wake: () => void = () => undefined;
  /** Resolves when the gateway ends the stream, or somebody has left it. */
  readonly ended: Promise<void>;

  private constructor(
    readonly response: Response,
    private readonly leaving: AbortController,
  ) {
    this.ended = this.read().catch(() => undefined);
  }

  /** Resolves once everything from here on is told. */
  static async open(address: string, person: Person, headers: Record<string, string> = {}): Promise<EventStream> {
    const leaving = new AbortController();
    const response = await fetch(`${address}/api/events`, {
      headers: { accept: 'text/event-stream', cookie: person.cookieHeader(), ...headers },
      signal: leaving.signal,
    });
    const stream = new EventStream(response, leaving);
    if (response.ok) await stream.next('refresh');
    return stream;
  }

  /** The first event of this type, and with this id when one is given, that was told since the last `forget`. */
  async next(type: string, id?: string | number): Promise<ToldEvent> {
    for (;;) {
      const found = this.told.find((event) => event.type === type && (id === undefined || event.data.id === id));
      if (found) return found;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  forget(): void {
    this.told.length = 0;
  }

  leave(): Promise<void> {
    this.leaving.abort();
    return this.ended;
  }

  private async read(): Promise<void> {
    let text = '';
    for await (const chunk of this.response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const type = /^event: (.*)$/m.exec(block)?.[1];
        if (type) this.told.push({ type, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') });
      }
      this.wake();
    }
  }
}
