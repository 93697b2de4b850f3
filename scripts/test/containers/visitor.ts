interface Cookie {
  value: string;
  path: string;
}

/** As much of a browser as the main job needs: cookies by path, redirects, and where a request comes from. */
export class Visitor {
  private readonly cookies = new Map<string, Cookie>();

  constructor(private readonly origin: string) {}

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, this.origin);
    const headers = new Headers(init.headers);
    headers.set('origin', this.origin);
    headers.set('sec-fetch-site', 'same-origin');
    headers.set('cookie', this.cookiesFor(url.pathname));
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    return answer;
  }

  /** Goes where redirects lead; resolves with the page at their end. */
  async visit(path: string, init: RequestInit = {}): Promise<{ url: URL; page: Response }> {
    const url = new URL(path, this.origin);
    const page = await this.send(path, init);
    const location = page.headers.get('location');
    if (location === null) return { url, page };
    await page.body?.cancel();
    return this.visit(new URL(location, url).href);
  }

  /** Makes an account on the sign-in pages, which signs in too. */
  async createAccount(email: string): Promise<void> {
    const { url, page } = await this.visit('/api/login');
    if (!page.ok) throw new Error(`no sign-in page: ${url.pathname} was answered ${page.status}: ${await page.text()}`);
    await page.body?.cancel();
    const form = { firstName: 'Ada', lastName: 'Marlowe', email, password: 'marigold tapestry lantern' };
    const { page: home } = await this.visit(`${url.pathname}/create`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    if (!home.ok) throw new Error(`no account was made: ${home.status}: ${await home.text()}`);
    await home.body?.cancel();
  }

  private cookiesFor(pathname: string): string {
    return [...this.cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const at = pair.indexOf('=');
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
    const key = `${pair.slice(0, at)} ${path}`;
    const isGone = attributes.some((attribute) => /^expires=.*1970/i.test(attribute));
    if (isGone) this.cookies.delete(key);
    else this.cookies.set(key, { value: pair.slice(at + 1), path });
  }
}
