import { findUndocumented } from './documented-answers.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed when it is JSON, else text. */
  body: unknown;
}

export interface AskOptions {
  json?: unknown;
  form?: FormData;
  bytes?: Uint8Array;
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

  async ask(method: string, path: string, { json, form, bytes, headers }: AskOptions = {}): Promise<Answer> {
    const response = await fetch(this.address + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: this.origin,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? bytes ?? (json === undefined ? null : JSON.stringify(json)),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const body: unknown = isJson && text !== '' ? JSON.parse(text) : text;
    const { status } = response;
    const contentType = response.headers.get('content-type') ?? '';
    const faults = findUndocumented(method, path, { status, contentType, body });
    if (faults.length > 0)
      throw new Error(
        `${method} ${path} is answered ${status} ${text.slice(0, 300)}, which openapi.json does not say: ${faults.join('; ')}`,
      );
    return { status, headers: response.headers, body };
  }

  cookieHeader(): string {
    return this.cookie ?? '';
  }

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.ask('GET', path, headers ? { headers } : {});
  }
}
