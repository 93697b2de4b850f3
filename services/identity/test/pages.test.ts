import { Browser } from './support/browser.ts';
import { beginSignIn, somebody } from './support/person.ts';
import { startTestIdentity, type TestIdentity } from './support/start-test-identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});

afterAll(async () => identity.stop());

const labelOf = (page: string, name: string) => new RegExp(`<label for="${name}">([^<]+)</label>`).exec(page)?.[1];
const inputOf = (page: string, name: string) => new RegExp(`<input\\s+id="${name}"[^>]+>`).exec(page)?.[0] ?? '';

describe('the pages', () => {
  it('label their fields and tell password managers what goes in', async () => {
    const { browser, path, page } = await beginSignIn(identity);
    expect(['email', 'password'].map((name) => labelOf(page, name))).toEqual(['Email', 'Password']);
    expect(inputOf(page, 'email')).toContain('autocomplete="username"');
    expect(inputOf(page, 'password')).toContain('autocomplete="current-password"');
    expect(page).toContain('<button type="submit">Sign in</button>');
    const create = await (await browser.get(`${path}/create`)).text();
    const names = ['firstName', 'lastName', 'email', 'password'];
    expect(names.map((name) => labelOf(create, name))).toEqual(['First name', 'Last name', 'Email', 'Password']);
    expect(names.map((name) => /autocomplete="([^"]+)"/.exec(inputOf(create, name))?.[1])).toEqual([
      'given-name',
      'family-name',
      'email',
      'new-password',
    ]);
    expect(create).toContain('<button type="submit">Create account</button>');
    expect(create).toContain('At least 8 characters.');
  });

  it('carry a strict content security policy and are never stored', async () => {
    const { browser, path } = await beginSignIn(identity);
    const { headers } = await browser.get(path);
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('have no script and no style in them, and ask for those that keep the chosen colours and show a password', async () => {
    const { page } = await beginSignIn(identity);
    const rest = [' src="/oidc/assets/color-scheme.js"', ' src="/oidc/assets/show-password.js" defer']
      .map((attributes) => `<script${attributes}></script>`)
      .reduce((left, script) => left.replace(script, ''), page);
    expect(rest).not.toMatch(/<script|<style|style=|\son\w+=/);
  });

  it('show what was typed as text, and the password never', async () => {
    const attack = `"><script>alert('x')</script>`;
    const { browser, path } = await beginSignIn(identity);
    const fields = { firstName: attack, lastName: attack, email: attack, password: attack };
    const answer = await browser.post(`${path}/create`, fields);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).not.toContain('<script>');
    expect(page.split('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)')).toHaveLength(4);
    const signIn = await (await browser.post(path, { email: attack, password: attack })).text();
    expect(signIn).not.toContain('<script>');
  });

  it.each([
    'pages.css',
    'stitch.svg',
    'fraunces.woff2',
    'source-sans.woff2',
    'source-sans-ext.woff2',
    'sign-out.js',
    'show-password.js',
    'mark.svg',
  ])('find their file %s', async (name) => {
    const answer = await fetch(`${identity.origin}/oidc/assets/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('public');
  });

  it('say politely that there is nothing at an address', async () => {
    for (const path of ['/oidc/nothing', '/oidc/assets/..%2f..%2fpackage.json', '/elsewhere']) {
      const answer = await new Browser(identity.origin).get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('There is nothing here');
    }
  });
});

describe('a problem', () => {
  it.each([
    ['password', { password: '1234567' }, 'Use at least 8 characters for your password.'],
    ['password', { password: 'x'.repeat(201) }, 'Use 200 characters or fewer for your password.'],
    ['password', { password: 'Password123' }, 'That password is one of the first that are guessed. Choose another.'],
    [
      'password',
      { email: 'a@example.com', password: 'A@Example.com' },
      'Choose a password that is not your email address.',
    ],
    ['firstName', { firstName: '  ' }, 'Enter your first name.'],
    ['firstName', { firstName: 'x'.repeat(101) }, 'Use 100 characters or fewer for your first name.'],
    ['lastName', { lastName: 'a\u0000b' }, 'Use letters only, on one line.'],
    ['email', { email: 'not an address' }, 'Enter a full email address, such as name@example.com.'],
  ])('with %s is told beside it and what was typed stays', async (name, wrong, sentence) => {
    const { browser, path } = await beginSignIn(identity);
    const typed = { ...somebody(), ...wrong };
    const answer = await browser.post(`${path}/create`, typed);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(`id="${name}-problem" role="alert">${sentence}</p>`);
    expect(inputOf(page, name)).toMatch(new RegExp(`aria-invalid="true"[^]*aria-describedby="[^"]*${name}-problem"`));
    expect(inputOf(page, 'email')).toContain(`value="${typed.email}"`);
    expect(inputOf(page, 'password')).not.toContain('value=');
    expect(page).toContain('<title>Error: ');
  });
});

describe('a form', () => {
  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host', { origin: 'http://other.localhost', 'sec-fetch-site': 'same-site' }],
    ['an old browser on another site', { origin: 'https://evil.example', 'sec-fetch-site': '' }],
  ])('is refused from %s', async (_, headers) => {
    const { browser, path } = await beginSignIn(identity);
    const answer = await browser.post(`${path}/create`, somebody(), headers);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('href="/api/login"');
  });

  it('is refused from a browser that does not say where it comes from', async () => {
    const { browser, path } = await beginSignIn(identity);
    expect((await browser.post(path, somebody(), { origin: '', 'sec-fetch-site': '' })).status).toBe(403);
  });

  it('is taken from an old browser that names this origin', async () => {
    const { browser, path } = await beginSignIn(identity);
    expect((await browser.post(`${path}/create`, somebody(), { 'sec-fetch-site': '' })).status).toBe(303);
  });

  it('is refused from a browser in which the sign-in did not begin', async () => {
    const { path } = await beginSignIn(identity);
    const answer = await new Browser(identity.origin).post(path, somebody());
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('This sign-in has expired');
  });

  it.each([
    ['doubled fields', 'email=a%40example.com&email=b%40example.com&password=long+enough'],
    ['fields that nobody asked for', '__proto__[x]=1&id=1&password=long+enough'],
  ])('with %s is answered like an empty one', async (_, body) => {
    const { browser, path } = await beginSignIn(identity);
    const answer = await browser.post(path, body);
    expect(answer.status).toBe(422);
  });

  it('that is far too large is refused', async () => {
    const { browser, path } = await beginSignIn(identity);
    const answer = await browser.post(path, { email: 'x'.repeat(20_000), password: 'x' });
    expect(answer.status).toBe(413);
  });

  it('is worth nothing after its hour', async () => {
    const { browser, path } = await beginSignIn(identity);
    await identity.database.dataSource.query(`delete from oidc_payloads where model = 'Interaction'`);
    const answer = await browser.get(path);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('href="/api/login"');
  });
});
