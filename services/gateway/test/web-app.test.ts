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

let outside: string;
let directory: string;
let server: Server;
let address: string;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'stitchbook-web-'));
  directory = join(outside, 'web');
  await mkdir(directory);
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
  await rm(outside, { recursive: true, force: true });
});

const ask = (path: string, accepted: string, accept = '*/*') =>
  fetch(address + path, { headers: { 'accept-encoding': accepted, accept } });

function inSeconds(seconds: number) {
  const then = performance.now() + seconds * 1_000;
  return jest.spyOn(performance, 'now').mockImplementation(() => then);
}

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

it('a later build takes the place of this one within a second', async () => {
  const path = join(directory, 'assets', 'later-7a8b.js');
  await writeFile(path, 'before');
  expect(await (await ask('/assets/later-7a8b.js', 'identity')).text()).toBe('before');
  await writeFile(path, 'and afterwards');
  const clock = inSeconds(1);
  expect(await (await ask('/assets/later-7a8b.js', 'identity')).text()).toBe('and afterwards');
  await rm(path);
  clock.mockRestore();
  const later = inSeconds(3);
  expect((await ask('/assets/later-7a8b.js', 'identity')).status).toBe(404);
  later.mockRestore();
});

it('each form of a file has a tag of its own, by which a browser need not fetch it again', async () => {
  const [compressed, plain] = [await ask('/assets/app-1a2b.js', 'br'), await ask('/assets/app-1a2b.js', 'identity')];
  const tags = [compressed, plain].map(({ headers }) => headers.get('etag') ?? '');
  expect(new Set(tags).size).toBe(2);
  for (const [index, accepted] of ['br', 'identity'].entries()) {
    const headers = { 'accept-encoding': accepted, 'if-none-match': tags[index] ?? '' };
    const again = await fetch(`${address}/assets/app-1a2b.js`, {
      headers: { ...headers, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-encoding')).toBeNull();
  }
});

it('a file too large to be kept in memory is sent from the disk', async () => {
  await writeFile(join(directory, 'assets', 'large-9e0f.bin'), Buffer.alloc(5 * 2 ** 20));
  const response = await ask('/assets/large-9e0f.bin', 'identity');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await response.arrayBuffer()).byteLength).toBe(5 * 2 ** 20);
});

it.each(['/..%2foutside.txt', '/assets/..%2f..%2foutside.txt', '/.hidden.js', '/assets/%00.js', '/%E0%A4%A.js'])(
  '%s leads nowhere',
  async (path) => {
    await writeFile(join(directory, '..', 'outside.txt'), 'secret');
    await writeFile(join(directory, '.hidden.js'), 'secret');
    const response = await ask(path, 'identity', 'application/json');
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toContain('secret');
    await rm(join(directory, '..', 'outside.txt'));
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
  const clock = inSeconds(6);
  expect((await askAs('stitchbook=s%3Aid')).headers.get('link')).toBe(
    '</assets/signed-in-later.js>; rel=modulepreload',
  );
  clock.mockRestore();
});
