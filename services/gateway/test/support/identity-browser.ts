import { isDeepStrictEqual } from 'node:util';

interface Cookie {
  name: string;
  value: string;
  path: string;
  isSecure: boolean;
}

export interface Page {
  url: URL;
  status: number;
  headers: Headers;
  text: string;
}

/**
 * As much of a browser as signing in needs: cookies, redirects within one origin, and where a form comes from. The
 * origin is reached at the gateway's address, as it would be through a reverse proxy.
 */
export class Browser {
  private cookies: Cookie[] = [];

  constructor(
    private readonly address: string,
    readonly origin: string,
  ) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Page> {
    return this.send(path, { headers: { accept: 'text/html', ...headers } });
  }

  /** A form of a page of this origin. */
  post(path: string, fields: Record<string, string>): Promise<Page> {
    const headers = { accept: 'text/html', origin: this.origin, 'sec-fetch-site': 'same-origin' };
    return this.send(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
  }

  /** What a script of this origin asks for. */
  call(method: string, path: string, json?: unknown): Promise<Page> {
    const headers = { accept: 'application/json', origin: this.origin, 'sec-fetch-site': 'same-origin' };
    if (json === undefined) return this.send(path, { method, headers });
    const body = JSON.stringify(json);
    return this.send(path, { method, headers: { ...headers, 'content-type': 'application/json' }, body });
  }

  /** Goes where an answer leads, as far as it stays on this origin; stops at a path that is asked for. */
  async follow(page: Page, until?: RegExp): Promise<Page> {
    const target = leadsTo(page);
    if (!target || target.origin !== this.origin || until?.test(target.pathname)) return page;
    return this.follow(await this.get(target.pathname + target.search), until);
  }

  async user(): Promise<{ status: number; body: unknown }> {
    const { status, text } = await this.call('GET', '/api/auth/user');
    return { status, body: JSON.parse(text) as unknown };
  }

  names(): string[] {
    return this.cookies.map(({ name }) => name);
  }

  cookie(name: string): string | undefined {
    return this.cookies.find((cookie) => cookie.name === name)?.value;
  }

  plant(name: string, value: string): void {
    this.keep({ name, value, path: '/', isSecure: false });
  }

  /** Another browser with the same cookies. */
  copy(): Browser {
    const twin = new Browser(this.address, this.origin);
    twin.cookies = [...this.cookies];
    return twin;
  }

  private async send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Page> {
    const url = new URL(path, this.origin);
    const isSecure = url.protocol === 'https:';
    const sent = this.cookies.filter(
      (cookie) => url.pathname.startsWith(cookie.path) && (isSecure || !cookie.isSecure),
    );
    const cookie = sent.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { ...init.headers, 'x-forwarded-host': url.host, ...(cookie ? { cookie } : {}) };
    const answer = await fetch(this.address + path, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) this.keepLine(line);
    return { url, status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  private keepLine(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const attribute = (name: string) =>
      attributes.find((each) => each.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const at = pair.indexOf('=');
    const expires = attribute('expires');
    const cookie = {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      path: attribute('path') ?? '/',
      isSecure: attributes.includes('Secure'),
    };
    if (expires && new Date(expires) < new Date()) this.forget(cookie);
    else this.keep(cookie);
  }

  private keep(cookie: Cookie): void {
    this.forget(cookie);
    this.cookies.push(cookie);
  }

  private forget({ name, path }: Cookie): void {
    this.cookies = this.cookies.filter((known) => !isDeepStrictEqual([known.name, known.path], [name, path]));
  }
}

export function leadsTo({ headers, url }: Page): URL | null {
  const location = headers.get('location');
  return location === null ? null : new URL(location, url);
}
