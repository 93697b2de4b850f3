import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, makePrivateKey, startService } from '@stitchbook/testing';
import { Browser } from './identity-browser.ts';
import { ORIGIN, type TestGateway, startGateway } from './start-gateway.ts';

export interface Installation {
  gateway: TestGateway;
  browser(): Browser;
  startProvider(): Promise<void>;
  stopProvider(): Promise<void>;
  close(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** The gateway and the real bundled provider, which is a process of its own and can be stopped and started. */
export async function startInstallation(environment: Record<string, string> = {}): Promise<Installation> {
  const port = await findFreePort();
  const secrets = makeSecrets();
  const origin = environment['BASE_URL'] ?? ORIGIN;
  const gateway = await startGateway({
    OIDC_ISSUER: `${origin}/oidc`,
    OIDC_CLIENT_SECRET: secrets.OIDC_CLIENT_SECRET,
    IDENTITY_URL: `http://127.0.0.1:${port}`,
    ...environment,
  });
  let provider: ReturnType<typeof startService> | undefined;
  const installation: Installation = {
    gateway,
    browser: () => new Browser(gateway.address, origin),
    async startProvider() {
      const started = startService('identity', {
        ...secrets,
        BASE_URL: origin,
        IDENTITY_PORT: String(port),
        DATABASE_URL: gateway.database.url,
      });
      provider = started;
      await waitFor(() => started.log().includes('identity is ready'), started.log);
    },
    async stopProvider() {
      await provider?.stop();
    },
    async close() {
      await provider?.stop();
      await gateway.close();
    },
  };
  return installation;
}

export function somebody() {
  return {
    firstName: 'Elinor',
    lastName: 'Dashwood',
    email: `elinor.${randomUUID()}@example.org`,
    password: 'sense before sensibility',
  };
}

/** Creates an account as a person does, starting at the product, and lands where that leads. */
export async function createAccount(browser: Browser, person = somebody(), path = '/api/login') {
  const form = await browser.follow(await browser.get(path));
  const landing = await browser.follow(await browser.post(`${form.url.pathname}/create`, person), /^\/redirect$/);
  return { person, landing };
}

/** Signs in with an account that exists. */
export async function signIn(browser: Browser, { email, password }: { email: string; password: string }) {
  const form = await browser.follow(await browser.get('/api/login'));
  return browser.follow(await browser.post(form.url.pathname, { email, password }), /^\/redirect$/);
}

/** As scripts/start makes them for a new installation. */
function makeSecrets() {
  const key = { ...makePrivateKey('rsa').export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' };
  return {
    OIDC_CLIENT_SECRET: randomBytes(32).toString('base64url'),
    IDENTITY_COOKIE_KEYS: randomBytes(32).toString('base64url'),
    IDENTITY_SIGNING_KEYS: JSON.stringify({ keys: [key] }),
  };
}

async function waitFor(holds: () => boolean, describe: () => string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`waited in vain:\n${describe()}`);
    await wait(50);
  }
}
