import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { waitUntilReady } from '../../start/wait-until-ready.mjs';

let asked = 0;
let readyAfter = 0;
const gateway = createServer((_request, response) => {
  asked += 1;
  response.writeHead(asked > readyAfter ? 200 : 503).end('{"database":false}');
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/readyz`;
});

afterAll(() => new Promise((resolve) => gateway.close(resolve)));

describe('waiting until people can use it', () => {
  it('asks until the answer is 200', async () => {
    readyAfter = 3;
    const { signal } = new AbortController();
    await waitUntilReady([url], { timeoutMs: 25_000, signal, logFile: 'the log' });
    expect(asked).toBe(4);
  });

  it('asks all of them, until the last one is ready too', async () => {
    [asked, readyAfter] = [0, 0];
    const identity = createServer((_request, response) => response.end());
    const { signal } = new AbortController();
    let isReady = false;
    await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
    const { port } = identity.address() as AddressInfo;
    await new Promise((resolve) => identity.close(resolve));
    const waiting = waitUntilReady([url, `http://127.0.0.1:${port}/healthz`], {
      timeoutMs: 25_000,
      signal,
      logFile: 'the log',
    }).then(() => (isReady = true));
    while (asked === 0) await wait(10);
    await wait(300);
    expect([asked, isReady]).toEqual([1, false]);
    await new Promise<void>((resolve) => identity.listen(port, '127.0.0.1', resolve));
    await waiting;
    await new Promise((resolve) => identity.close(resolve));
  });

  it('says after a while what is missing and where to look', async () => {
    readyAfter = Infinity;
    const { signal } = new AbortController();
    await expect(waitUntilReady([url], { timeoutMs: 2_000, signal, logFile: 'the log' })).rejects.toThrow(
      /did not become ready .*"database":false.*: see the log\.$/,
    );
  });

  it('gives up at once when its signal is aborted', async () => {
    const stopping = new AbortController();
    const waiting = waitUntilReady([url], { timeoutMs: 60_000, signal: stopping.signal, logFile: 'the log' });
    stopping.abort();
    await expect(waiting).rejects.toThrow('abort');
  });
});
