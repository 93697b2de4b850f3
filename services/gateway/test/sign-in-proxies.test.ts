import { type IncomingHttpHeaders, createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

/** Stands where the provider would, and remembers what it was told. */
const told: IncomingHttpHeaders[] = [];
const provider = createServer((incoming, response) => {
  told.push(incoming.headers);
  response.end();
});

const FORGED = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
  'x-real-ip': '203.0.113.7',
  forwarded: 'for=203.0.113.7',
};

beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
});
afterAll(() => provider.close());
afterEach(() => told.splice(0));

const identityUrl = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;

/** All of 127.0.0.0/8 is this machine, so that one machine can play several. */
async function askFrom(localAddress: string, gateway: TestGateway, headers: Record<string, string>): Promise<void> {
  const asking = request(`${gateway.address}/oidc/auth`, { localAddress, headers }).end();
  const [answer] = (await once(asking, 'response')) as [NodeJS.ReadableStream];
  answer.resume();
  await once(answer, 'end');
}

describe('the address that the provider is given', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ IDENTITY_URL: identityUrl(), TRUSTED_PROXIES: '127.0.0.9' });
  });
  afterAll(() => gateway.close());

  it('is that of who calls, whatever they say', async () => {
    await askFrom('127.0.0.5', gateway, FORGED);
    expect(told).toHaveLength(1);
    expect(told[0]?.['x-forwarded-for']).toBe('127.0.0.5');
    for (const header of ['x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded'])
      expect(told[0]).not.toHaveProperty(header);
  });

  it('is what a trusted proxy says, and the last that it says', async () => {
    await askFrom('127.0.0.9', gateway, { 'x-forwarded-for': '203.0.113.7, 198.51.100.4' });
    expect(told[0]?.['x-forwarded-for']).toBe('198.51.100.4');
  });
});

describe('without a setting', () => {
  it('this machine alone is believed', async () => {
    const gateway = await startGateway({ IDENTITY_URL: identityUrl() });
    await askFrom('127.0.0.5', gateway, { 'x-forwarded-for': '203.0.113.7, 10.0.0.8' });
    expect(told[0]?.['x-forwarded-for']).toBe('10.0.0.8');
    await gateway.close();
  });
});
