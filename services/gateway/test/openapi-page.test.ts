import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('the page on which people read the API', () => {
  it('keeps to the content policy: nothing in it is inline, and nothing comes from elsewhere', async () => {
    const { status, headers, body } = await gateway.visitor().get('/api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';style-src 'self'");
    expect(body).not.toMatch(/<style|style=|\son\w+=|<script(?![^>]*\ssrc="\/api\/docs\/)|https?:/);
  });

  it('has all that it loads', async () => {
    const page = String((await gateway.visitor().get('/api/docs')).body);
    const loaded = [...page.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, address]) => String(address));
    expect(loaded).toHaveLength(5);
    for (const address of loaded) {
      const { status, headers } = await gateway.visitor().get(address);
      expect({ address, status }).toEqual({ address, status: 200 });
      expect(headers.get('content-type')).toMatch(/javascript|css|json/);
    }
  });
});
