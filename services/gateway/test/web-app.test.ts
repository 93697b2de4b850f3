import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { serveWebApp } from '../src/web/serve-web-app.ts';

const PAGE = '<!doctype html><title>Stitchbook</title>';
const SCRIPT = 'console.log("Stitchbook");';
const SHORT = 'export default 1;';

let directory: string;
let server: Server;
let address: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stitchbook-web-'));
  await mkdir(join(directory, 'assets'));
  for (const [name, text] of [
    ['index.html', PAGE],
    [join('assets', 'app-1a2b.js'), SCRIPT],
    [join('assets', 'gone-3c4d.js'), SCRIPT],
  ] as const) {
    await writeFile(join(directory, name), text);
    await writeFile(join(directory, `${name}.br`), brotliCompressSync(text));
    await writeFile(join(directory, `${name}.gz`), gzipSync(text));
  }
  await writeFile(join(directory, 'assets', 'short-5e6f.js'), SHORT);
  const app = express();
  app.use(serveWebApp(directory, 'stitchbook'));
  app.use((_request, response) => void response.status(404).json({ message: 'Not Found' }));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true, force: true });
});

const ask = (path: string, accepted: string, accept = '*/*') =>
  fetch(address + path, { headers: { 'accept-encoding': accepted, accept } });

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a browser that accepts %s gets an asset as %s', async (accepted, encoding) => {
  const response = await ask('/assets/app-1a2b.js', accepted);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript; charset=utf-8$/i);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(SCRIPT);
});

it.each(['/', '/notes/12', '/account'])(
  '%s is the one page, compressed, and asked for anew each time',
  async (path) => {
    const response = await ask(path, 'gzip, deflate, br', 'text/html');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(PAGE);
    const again = await fetch(address + path, {
      headers: {
        'accept-encoding': 'br',
        accept: 'text/html',
        'if-none-match': response.headers.get('etag') ?? '',
        'cache-control': 'max-age=0',
      },
    });
    expect(again.status).toBe(304);
  },
);

it('a file too short to be compressed is sent as it is', async () => {
  const response = await ask('/assets/short-5e6f.js', 'br');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe(SHORT);
});

it('what a later build has left out is not found, and the answer can be read', async () => {
  for (const end of ['', '.br', '.gz']) await rm(join(directory, 'assets', `gone-3c4d.js${end}`));
  const response = await ask('/assets/gone-3c4d.js', 'br');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.json()).toEqual({ message: 'Not Found' });
});

it.each(['/api/notes', '/admin/users', '/oidc/auth', '/healthz', '/assets/none.js'])(
  '%s is not the page',
  async (path) => {
    expect((await ask(path, 'br', 'text/html')).status).toBe(404);
  },
);

it('only reading is answered with the page', async () => {
  expect((await fetch(`${address}/notes/12`, { method: 'POST', headers: { accept: 'text/html' } })).status).toBe(404);
  const head = await fetch(`${address}/notes/12`, { method: 'HEAD', headers: { accept: 'text/html' } });
  expect(head.status).toBe(200);
});

it('whoever brings a session is told with the page to fetch the app, and a visitor is not', async () => {
  const askAs = (cookie: string) => fetch(`${address}/notes`, { headers: { accept: 'text/html', cookie } });
  expect((await askAs('other=1; stitchbook=s%3Aid')).headers.get('link')).toBeNull();
  await writeFile(join(directory, 'assets', 'signed-in-9c0d.js'), SHORT);
  const page = await askAs('other=1; stitchbook=s%3Aid');
  expect(page.headers.get('link')).toBe('</assets/signed-in-9c0d.js>; rel=modulepreload');
  expect(await page.text()).toBe(PAGE);
  expect((await askAs('other=1; not-stitchbook=1')).headers.get('link')).toBeNull();

  await rename(join(directory, 'assets', 'signed-in-9c0d.js'), join(directory, 'assets', 'signed-in-later.js'));
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now + 6_000);
  expect((await askAs('stitchbook=s%3Aid')).headers.get('link')).toBe(
    '</assets/signed-in-later.js>; rel=modulepreload',
  );
  clock.mockRestore();
});
