import { leadsTo, type Page } from './support/identity-browser.ts';
import { type Installation, createAccount, startInstallation } from './support/identity-provider.ts';

let stitchbook: Installation;

beforeAll(async () => {
  stitchbook = await startInstallation();
});
afterAll(() => stitchbook.close());

const PROBLEM_PAGE = {
  status: 503,
  type: 'text/html; charset=utf-8',
  retryAfter: '5',
  caching: 'no-store',
  title: 'Signing in has to wait',
  isProtected: true,
  tellsOfOurInside: false,
};

function describePage({ status, headers, text }: Page) {
  return {
    status,
    type: headers.get('content-type'),
    retryAfter: headers.get('retry-after'),
    caching: headers.get('cache-control'),
    title: /<h1>(.*)<\/h1>/.exec(text)?.[1],
    isProtected: headers.get('content-security-policy')?.includes("style-src 'self'"),
    tellsOfOurInside: /ECONN|localhost|127\.0\.0\.1|Error/.test(text),
  };
}

const typeOf = (file: string) => (file.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2');

describe('while the sign-in service is down', () => {
  it('signing in shows a page that says so', async () => {
    expect(describePage(await stitchbook.browser().get('/api/login'))).toEqual(PROBLEM_PAGE);
  });

  it('so does every address of the service itself', async () => {
    for (const path of ['/oidc', '/oidc/auth?client_id=stitchbook', '/oidc/interaction/abc']) {
      expect(describePage(await stitchbook.browser().get(path))).toEqual(PROBLEM_PAGE);
    }
  });

  it('the page finds its stylesheet, fonts and drawings', async () => {
    const { text } = await stitchbook.browser().get('/api/login');
    const [, sheet = ''] = /rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
    const style = await stitchbook.browser().get(sheet);
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
    for (const [, file = ''] of style.text.matchAll(/url\('([^']+)'\)/g)) {
      const { status, headers } = await stitchbook.browser().get(new URL(file, `http://a${sheet}`).pathname);
      expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: typeOf(file) });
    }
    expect((await stitchbook.browser().get('/sign-in-problem/package.json')).status).toBe(404);
  });
});

describe('a sign-in service that comes up later, goes and comes back', () => {
  it('needs no restart of the gateway, and those who are signed in go on meanwhile', async () => {
    const browser = stitchbook.browser();
    expect(describePage(await browser.get('/api/login'))).toEqual(PROBLEM_PAGE);

    await stitchbook.startProvider();
    const { person } = await createAccount(browser);
    const half = stitchbook.browser();
    const form = await half.follow(await half.get('/api/login'));
    const callback = leadsTo(await half.follow(await half.post(form.url.pathname, person), /^\/api\/callback$/));

    await stitchbook.stopProvider();
    expect(await browser.user()).toMatchObject({ status: 200, body: { email: person.email } });
    expect((await browser.call('GET', '/api/notes')).status).toBe(200);
    expect(describePage(await half.get(`${callback?.pathname}${callback?.search}`))).toEqual(PROBLEM_PAGE);
    expect((await half.user()).status).toBe(401);
    expect(describePage(await half.follow(await half.get('/api/login')))).toEqual(PROBLEM_PAGE);
    expect(leadsTo(await browser.get('/api/logout'))).not.toBeNull();
    expect((await browser.user()).status).toBe(401);

    await stitchbook.startProvider();
    expect(leadsTo(await half.follow(await half.get('/api/login'), /^\/redirect$/))?.pathname).toBe('/redirect');
    expect(await half.user()).toMatchObject({ status: 200, body: { email: person.email } });
  }, 180_000);
});
