import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchWithSizeLimit } from '@stitchbook/http-client';

const LIMIT_BYTES = 64 * 1024;

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const bytes = Number(new URL(request.url ?? '/', 'http://localhost').searchParams.get('bytes'));
    response.writeHead(bytes === 0 ? 204 : 200, { 'x-kept': 'yes' }).end('a'.repeat(bytes));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const limited = fetchWithSizeLimit(LIMIT_BYTES, () => new Error('far too long'));

describe('a response with a size limit', () => {
  it('is passed on with its status and headers when it is as large as the limit', async () => {
    const response = await limited(`${url}?bytes=${LIMIT_BYTES}`);
    expect([response.status, response.headers.get('x-kept')]).toEqual([200, 'yes']);
    expect(await response.text()).toHaveLength(LIMIT_BYTES);
  });

  it('rejects while its body is read when it is larger', async () => {
    const response = await limited(`${url}?bytes=${LIMIT_BYTES + 1}`);
    await expect(response.text()).rejects.toThrow('far too long');
  });

  it('may have no body', async () => {
    expect((await limited(`${url}?bytes=0`)).status).toBe(204);
  });
});
