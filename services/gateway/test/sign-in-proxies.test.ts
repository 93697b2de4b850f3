import { type IncomingHttpHeaders, createServer, request } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

/** Stands where the provider would, and remembers what it was told, and what was sent to it. */
const told: IncomingHttpHeaders[] = [];
const bodies: string[] = [];
const provider = createServer((incoming, response) => {
  told.push(incoming.headers);
  let body = '';
  incoming.setEncoding('utf8').on('data', (text: string) => (body += text));
  incoming.on('end', () => {
    bodies.push(body);
    response.end();
  });
});

const FORGED = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-port': '81',
  'x-real-ip': '203.0.113.7',
  forwarded: 'for=203.0.113.7',
};

/** What nobody but the caller has said. */
const CLAIMS = Object.keys(FORGED).filter((name) => name !== 'x-forwarded-for');

beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
});
afterAll(() => provider.close());
afterEach(() => {
  told.splice(0);
  bodies.splice(0);
});

const identityUrl = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;

/** All of 127.0.0.0/8 is this machine, so that one machine can play several. */
async function askFrom(localAddress: string, gateway: TestGateway, headers: Record<string, string>): Promise<void> {
  const asking = request(`${gateway.address}/oidc/auth`, { localAddress, headers }).end();
  const [answer] = (await once(asking, 'response')) as [NodeJS.ReadableStream];
  answer.resume();
  await once(answer, 'end');
}

/** Sends lines as they are, and resolves with all that comes back, also when the connection stays open: until nothing more comes. */
async function converse(gateway: TestGateway, lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(gateway.address);
  const socket = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.5' });
  let answer = '';
  // Never before an answer has begun: whoever ends their side while they are served is taken for gone.
  let ending: NodeJS.Timeout | undefined;
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
    clearTimeout(ending);
    ending = setTimeout(() => socket.end(), 500);
  });
  socket.write(lines.join('\r\n'));
  await once(socket, 'close');
  clearTimeout(ending);
  return answer;
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
    for (const header of CLAIMS) expect(told[0]).not.toHaveProperty(header);
  });

  it.each([
    ['no further header', []],
    ['Expect', ['Expect: 100-continue']],
    ['Expect and Connection', ['expect: 100-Continue', 'Connection: upgrade, close']],
  ])('is that of who calls, and what they send comes with it, with %s', async (_name, headers) => {
    const form = 'email=ada%40example.org';
    const forged = Object.entries(FORGED).map(([name, value]) => `${name}: ${value}`);
    const answer = await converse(gateway, [
      'POST /oidc/interaction/1/login HTTP/1.1',
      'Host: localhost',
      'Connection: close',
      `Content-Length: ${form.length}`,
      ...forged,
      ...headers,
      '',
      form,
    ]);
    expect(answer).toContain('HTTP/1.1 200');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.5', 'content-length': String(form.length) });
    for (const header of CLAIMS) expect(told[0]).not.toHaveProperty(header);
    expect(bodies).toEqual([form]);
  });

  it.each(['DELETE', 'OPTIONS'])(
    'is that of who calls in every request, also one hidden in the body of %s',
    async (method) => {
      const hidden = ['GET /oidc/auth HTTP/1.1', 'Host: localhost', 'X-Forwarded-For: 203.0.113.7', '', ''].join(
        '\r\n',
      );
      await converse(gateway, [
        `${method} /oidc/nothing HTTP/1.1`,
        'Host: localhost',
        'Connection: upgrade, keep-alive',
        'Transfer-Encoding: chunked',
        '',
        hidden.length.toString(16),
        hidden,
        '0',
        '',
        '',
      ]);
      await wait(300);
      expect(told.map((headers) => headers['x-forwarded-for'])).toEqual(['127.0.0.5']);
    },
  );

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
