import { createHmac, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed when it is JSON, else text. */
  body: unknown;
}

export interface AskOptions {
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** Someone with a browser: sends their cookie, and says where a request comes from as browsers do. */
export class Person {
  constructor(
    private readonly address: string,
    private readonly origin: string,
    readonly id: string | null,
    private readonly cookie: string | null,
  ) {}

  /** A session as the gateway would have made it, signed as express-session signs (HMAC-SHA256, unpadded base64). */
  static async signedIn(address: string, origin: string, id: string, dataSource: DataSource, secret: string): Promise<Person> {
    const sessionId = randomBytes(24).toString('base64url');
    const session = { cookie: { path: '/', originalMaxAge: 86_400_000 }, passport: { user: id }, signedInAt: Date.now() };
    await dataSource.query(`insert into http_sessions values ($1, $2, now() + interval '1 day')`, [sessionId, JSON.stringify(session)]);
    const signature = createHmac('sha256', secret).update(sessionId).digest('base64').replace(/=+$/, '');
    return new Person(address, origin, id, `stitchbook=${encodeURIComponent(`s:${sessionId}.${signature}`)}`);
  }

  async ask(method: string, path: string, { json, form, headers }: AskOptions = {}): Promise<Answer> {
    const response = await fetch(this.address + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: this.origin,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (json === undefined ? null : JSON.stringify(json)),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  cookieHeader(): string {
    return this.cookie ?? '';
  }

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.ask('GET', path, headers ? { headers } : {});
  }
}
