/**
 * The least that answers like the gateway: Node's HTTP server with the same session check and the same SQL, without a framework, validation,
 * limits, metrics or log. Files are read once.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { SELECT_WHOLE_NOTES } from '../../services/gateway/src/notes/note-card.query.ts';
import { notePageQuery } from '../../services/gateway/src/notes/note-page.query.ts';

const { DATABASE_URL = '', SESSION_SECRET = '', WEB_DIR = '', PORT = '' } = process.env;
const LIST = {
  search: '',
  tag: undefined,
  sentiment: undefined,
  shared: undefined,
  sort: 'newest',
  after: null,
  limit: 51,
} as const;

const compress = promisify(gzip);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const page = await readFile(join(WEB_DIR, 'index.html'));

createServer((request, response) => {
  void answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(Number(PORT), '127.0.0.1');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  if (url === '/healthz') return send(request, response, Buffer.from('{"status":"alive"}'));
  if (!url.startsWith('/api/')) return sendFile(url, response);
  const userId = await findSignedIn(request);
  if (!userId) return void response.writeHead(401).end();
  const rows = await select(url, userId);
  return send(request, response, Buffer.from(JSON.stringify(rows)));
}

async function select(url: string, userId: string): Promise<unknown> {
  if (url === '/api/auth/user') return (await pool.query('select * from users where id = $1', [userId])).rows[0];
  const [, id] = /^\/api\/notes\/(\d+)$/.exec(url) ?? [];
  if (id === undefined) {
    const { text, parameters } = notePageQuery(userId, LIST);
    return (await pool.query(text, parameters)).rows;
  }
  const { rows } = await pool.query<{ recordingId: string | null }>(
    `${SELECT_WHOLE_NOTES} where n.id = $2 and (n.owner_id = $1 or s.user_id is not null)`,
    [userId, id],
  );
  const heard = await pool.query<{ segments: unknown }>('select segments from recordings where id = $1', [
    rows[0]?.recordingId ?? null,
  ]);
  return { ...rows[0], segments: heard.rows[0]?.segments ?? [] };
}

/** As express-session and connect-pg-simple do it. */
async function findSignedIn({ headers }: IncomingMessage): Promise<string | null> {
  const [, id = '', signature = ''] = /stitchbook=s%3A([\w-]+)\.([^;]+)/.exec(headers.cookie ?? '') ?? [];
  const expected = createHmac('sha256', SESSION_SECRET).update(id).digest();
  const given = Buffer.from(decodeURIComponent(signature), 'base64');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { rows } = await pool.query<{ sess: { passport: { user: string } } }>(
    'select sess from http_sessions where sid = $1 and expire >= now()',
    [id],
  );
  return rows[0]?.sess.passport.user ?? null;
}

async function send({ headers }: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
  const isCompressed = headers['accept-encoding']?.includes('gzip');
  response.writeHead(200, { 'content-type': 'application/json', ...(isCompressed && { 'content-encoding': 'gzip' }) });
  response.end(isCompressed ? await compress(body) : body);
}

async function sendFile(url: string, response: ServerResponse): Promise<void> {
  const isPage = url === '/';
  response.writeHead(200, { 'content-type': isPage ? 'text/html' : 'text/javascript' });
  response.end(isPage ? page : await readFile(join(WEB_DIR, url)));
}
