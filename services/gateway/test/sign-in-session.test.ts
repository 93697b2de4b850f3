import { setTimeout as wait } from 'node:timers/promises';
import { Browser } from './support/identity-browser.ts';
import { findRoutes } from './support/find-routes.ts';
import { afterwards } from './support/identity-clock.ts';
import { type OidcIssuer, startOidcIssuer } from './support/oidc-issuer.ts';
import { beginSignIn, finishSignIn, setCookieOf, signInAt } from './support/oidc-sign-in.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

const SLOW_CHANGES = `
  create function take_your_time() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return new; end $$;
  create trigger take_your_time before update on http_sessions for each row execute function take_your_time()`;
const QUICK_CHANGES = 'drop function take_your_time cascade';

/** The ways in and out. */
const PUBLIC = new Set(['/api/login', '/api/callback', '/api/logout', '/api/invitation']);
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let issuer: OidcIssuer;
let gateway: TestGateway;

beforeAll(async () => {
  issuer = await startOidcIssuer();
  gateway = await startGateway({ OIDC_ISSUER: issuer.url });
});
afterAll(async () => {
  await gateway.close();
  await issuer.close();
});

const newBrowser = () => new Browser(gateway.address, ORIGIN);

async function signIn(browser = newBrowser()): Promise<Browser> {
  await signInAt(issuer, browser);
  return browser;
}

function idOf(browser: Browser): string {
  return decodeURIComponent(browser.cookie('stitchbook') ?? '').replace(/^s:([^.]*)\..*$/, '$1');
}

interface Row {
  expire: Date;
  /** Changes with every write. */
  xmin: string;
}

async function rowOf(browser: Browser): Promise<Row | undefined> {
  const [row] = await gateway.database.dataSource.query<Row[]>(
    'select expire, xmin::text from http_sessions where sid = $1',
    [idOf(browser)],
  );
  return row;
}

describe('the session cookie', () => {
  it('over plain http on this machine is for http alone and for this site alone', async () => {
    const { headers } = await signInAt(issuer, newBrowser());
    expect(setCookieOf(headers, 'stitchbook')).toMatch(
      /^stitchbook=s%3A[\w-]{32}\.[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is random: 192 bits that never come again', async () => {
    const ids = new Set<string>();
    for (let count = 0; count < 20; count += 1) ids.add(idOf(await signIn()));
    expect(ids.size).toBe(20);
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(24);
  });

  it('is worth nothing with another signature, or none', async () => {
    const browser = await signIn();
    for (const forged of [`s%3A${idOf(browser)}.AAAA`, `s%3A${idOf(browser)}`, idOf(browser), 's%3A.', '%']) {
      const thief = newBrowser();
      thief.plant('stitchbook', forged);
      expect((await thief.user()).status).toBe(401);
    }
  });
});

describe('a session', () => {
  it('that was planted before is replaced, and ends', async () => {
    const attacker = await signIn();
    const victim = newBrowser();
    victim.plant('stitchbook', attacker.cookie('stitchbook') ?? '');
    await signIn(victim);
    expect(idOf(victim)).not.toBe(idOf(attacker));
    expect((await victim.user()).status).toBe(200);
    expect((await attacker.user()).status).toBe(401);
    expect(await rowOf(attacker)).toBeUndefined();
  });

  it('is whole when the browser is sent on, however slow the database is', async () => {
    const browser = newBrowser();
    const callback = await beginSignIn(issuer, browser);
    await gateway.database.dataSource.query(SLOW_CHANGES);
    try {
      const finishing = finishSignIn(browser, callback);
      // A browser goes on at the headers; it does not wait for the end of the body.
      while (!browser.cookie('stitchbook')) await wait(5);
      expect((await browser.user()).status).toBe(200);
      await finishing;
    } finally {
      await gateway.database.dataSource.query(QUICK_CHANGES);
    }
  });

  it('ends 14 days after the last request', async () => {
    const browser = await signIn();
    const days = Number((await rowOf(browser))?.expire.getTime()) - Date.now();
    expect(Math.round(days / DAY_MS)).toBe(14);
    expect(await afterwards(15 * DAY_MS, () => browser.user())).toMatchObject({ status: 401 });
  });

  it('goes on while it is used, to 60 days after signing in and no further', async () => {
    const browser = await signIn();
    for (let day = 10; day < 60; day += 10) {
      expect(await afterwards(day * DAY_MS, () => browser.user())).toMatchObject({ status: 200 });
    }
    expect(await afterwards(60 * DAY_MS + MINUTE_MS, () => browser.user())).toMatchObject({ status: 401 });
    expect(await rowOf(browser)).toBeUndefined();
  });

  it('is written at most once a minute, however much is asked', async () => {
    const browser = await signIn();
    await browser.user();
    const first = await rowOf(browser);
    for (let count = 0; count < 5; count += 1) await browser.user();
    const writtenAt = Number(first?.expire.getTime()) - 14 * DAY_MS;
    await afterwards(writtenAt + 0.9 * MINUTE_MS - Date.now(), () => browser.user());
    expect(await rowOf(browser)).toEqual(first);
    await afterwards(2 * MINUTE_MS, () => browser.user());
    const second = await rowOf(browser);
    expect(second?.xmin).not.toBe(first?.xmin);
    expect(Number(second?.expire.getTime()) - Number(first?.expire.getTime())).toBeGreaterThan(MINUTE_MS);
  });

  it('does not come back when it is ended while a request is under way', async () => {
    const browser = await signIn();
    await afterwards(2 * MINUTE_MS, () =>
      Promise.all([
        ...Array.from({ length: 5 }, () => browser.copy().call('GET', '/api/notes')),
        browser.copy().get('/api/logout'),
      ]),
    );
    expect(await rowOf(browser)).toBeUndefined();
    expect((await browser.user()).status).toBe(401);
  });
});

describe('the cookie of a session that was left', () => {
  it('is worth nothing on any route, and its row is gone', async () => {
    const browser = await signIn();
    const old = browser.copy();
    await browser.get('/api/logout');
    expect(await rowOf(old)).toBeUndefined();
    for (const route of findRoutes(gateway.app)) {
      const [method = '', path = ''] = route.split(' ');
      if (!path.startsWith('/api/') || PUBLIC.has(path)) continue;
      const { status } = await old.call(method, path.replace(':id', '1').replace(/:\w+/, '1'));
      expect({ route, status }).toEqual({ route, status: 401 });
    }
  });
});
