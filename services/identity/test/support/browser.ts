interface Cookie {
  value: string;
  path: string;
}

/** As much of a browser as a sign-in needs: cookies by path, redirects, and where a form comes from. */
export class Browser {
  readonly origin: string;
  readonly #cookies = new Map<string, Cookie>();

  constructor(origin: string) {
    this.origin = origin;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(path, { headers: { accept: 'text/html', ...headers } });
  }

  /** A header that is set to nothing is not sent. */
  async post(
    path: string,
    fields: Record<string, string> | string,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.#send(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'text/html', origin: this.origin, 'sec-fetch-site': 'same-origin', ...headers },
    });
  }

  /** Goes where an answer points, up to a page or to the gateway's own routes, which nobody serves here. */
  async follow(answer: Response): Promise<{ url: URL; answer: Response }> {
    const location = answer.headers.get('location');
    const url = new URL(location ?? answer.url, answer.url);
    if (location === null || !url.href.startsWith(`${this.origin}/oidc/`)) return { url, answer };
    return this.follow(await this.get(url.pathname + url.search));
  }

  has(cookie: string): boolean {
    return [...this.#cookies.keys()].some((key) => key.startsWith(`${cookie} `));
  }

  /** Takes over the cookies of another browser whose names begin so, with another value where one is given. */
  take(other: Browser, prefix: string, value?: string): void {
    for (const [key, cookie] of other.#cookies)
      if (key.startsWith(prefix)) this.#cookies.set(key, { ...cookie, ...(value !== undefined && { value }) });
  }

  plant(name: string, value: string): void {
    this.#cookies.set(`${name} /`, { value, path: '/' });
  }

  /** Takes over one cookie of another browser under another name. */
  takeAs(other: Browser, [name, newName]: readonly [string, string]): void {
    for (const [key, cookie] of other.#cookies)
      if (key.includes(name)) this.#cookies.set(key.replace(name, newName), cookie);
  }

  async #send(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
  ): Promise<Response> {
    const url = new URL(path, this.origin);
    const all = { ...init.headers, cookie: this.#cookiesFor(url.pathname) };
    const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
    const answer = await fetch(url, { ...init, redirect: 'manual', headers });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  #cookiesFor(pathname: string): string {
    return [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice(8);
    const at = pair.indexOf('=');
    const key = `${pair.slice(0, at)} ${path}`;
    if (expires && new Date(expires) < new Date()) this.#cookies.delete(key);
    else this.#cookies.set(key, { value: pair.slice(at + 1), path });
  }
}
