import { setTimeout as wait } from 'node:timers/promises';

/** A call that takes longer is given up by whoever asked. */
const CALL_LIMIT_MS = 10_000;
const PAUSE_MS = 150;
const TIMEOUT_MS = 60_000;

/** The outcome of a call: an answer, or none. */
export interface Outcome {
  /** 0 where no answer came: nobody knows whether it was done. */
  status: number;
  body: unknown;
}

export interface Call {
  json?: object;
  form?: () => FormData;
  bytes?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** A person's client, which retries as the web app does. */
export class TestUser {
  constructor(
    private readonly address: string,
    private readonly origin: string,
    readonly id: string,
    private readonly cookie: string,
  ) {}

  /** The same person, at another address of the product. */
  at(address: string): TestUser {
    return new TestUser(address, this.origin, this.id, this.cookie);
  }

  /** What says who asks, and from where. */
  headers(): Record<string, string> {
    return { origin: this.origin, cookie: this.cookie };
  }

  /** Never rejects. */
  async ask(method: string, path: string, { json, form, bytes, headers }: Call = {}): Promise<Outcome> {
    try {
      const answer = await fetch(this.address + path, {
        method,
        headers: {
          ...this.headers(),
          ...(json && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: form?.() ?? bytes ?? (json ? JSON.stringify(json) : null),
        signal: AbortSignal.timeout(CALL_LIMIT_MS),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
      return { status: answer.status, body: isJson ? JSON.parse(text) : text };
    } catch {
      return { status: 0, body: null };
    }
  }

  /** The bytes that an address answers. Rejects when there are none. */
  async download(path: string): Promise<Buffer> {
    const answer = await fetch(this.address + path, {
      headers: this.headers(),
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  /** Repeats a call that may be repeated until it is answered. Throws on an answer that says that it is wrong. */
  async insist<T>(method: string, path: string, call: Call = {}): Promise<T> {
    for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await wait(PAUSE_MS)) {
      const { status, body } = await this.ask(method, path, call);
      if (status >= 200 && status < 300) return body as T;
      if (status >= 400 && status < 500 && status !== 429) {
        throw new Error(`${method} ${path} was answered ${status}: ${JSON.stringify(body)}`);
      }
    }
    throw new Error(`${method} ${path} was never answered`);
  }

  /** Asks again until the answer is as it should be. */
  async until<T>(path: string, isSo: (answer: T) => boolean, timeoutMs = TIMEOUT_MS): Promise<T> {
    let last: T | undefined;
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await wait(PAUSE_MS)) {
      last = await this.insist<T>('GET', path);
      if (isSo(last)) return last;
    }
    throw new Error(`${path} never became what it should; last: ${JSON.stringify(last)?.slice(0, 2_000)}`);
  }

  /** For what must not be done twice: retries only after it has looked whether the attempt before was done. */
  async ensure(isDone: () => Promise<boolean>, attempt: () => Promise<Outcome>): Promise<void> {
    for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await wait(PAUSE_MS)) {
      const { status, body } = await attempt();
      if (status >= 200 && status < 300) return;
      if (status >= 400 && status < 500 && status !== 404 && status !== 429)
        throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
      if (await isDone()) return;
    }
    throw new Error('it was never done');
  }
}
