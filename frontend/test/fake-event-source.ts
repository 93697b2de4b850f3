/** What jsdom lacks to be told of changes: the browser's EventSource, and the locks by which its tabs agree on one. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  tell(type: string, data: object = {}): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }

  /** As when the connection is lost, or the answer was no stream. */
  fail(isForGood: boolean): void {
    this.readyState = isForGood ? FakeEventSource.CLOSED : 0;
    this.onerror?.();
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

/** One lock a name, given to whoever asked next when it is free. */
class FakeLocks {
  private readonly held = new Map<string, Promise<unknown>>();

  async request(name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<unknown>): Promise<unknown> {
    const before = this.held.get(name) ?? Promise.resolve();
    const mine = before.then(() => {
      signal.throwIfAborted();
      return hold();
    });
    this.held.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  }
}

/** Gives this test's browser live updates; to be called in a test or before each. */
export function haveEventSource(): void {
  FakeEventSource.opened = [];
  Object.defineProperty(globalThis, 'EventSource', { configurable: true, value: FakeEventSource });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks() });
}

export function haveNoEventSource(): void {
  Reflect.deleteProperty(globalThis, 'EventSource');
  Reflect.deleteProperty(navigator, 'locks');
}
