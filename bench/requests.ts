/**
 * How many requests a second the gateway answers over 32 connections, and how long the slowest hundredth waits, beside the least that
 * answers the same: Node's HTTP server with the same session check and the same SQL, or Nest on Express with one route. One
 * person of 10,000 notes. `-- --quick` takes shorter turns.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compare } from './compare.ts';
import { reportRow } from './report-row.ts';
import { ask } from './requests/load.ts';
import { saveNotes } from './requests/save-notes.ts';
import { startBare } from './requests/start-bare.ts';
import { startGateway } from './start-gateway.ts';

const WEB_DIRECTORY = fileURLToPath(new URL('../frontend/dist', import.meta.url));
const NOTES = 10_000;
const PLAIN = { 'accept-encoding': 'identity' };
const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br' };
const isQuick = process.argv.includes('--quick');
const [PAIRS, SECONDS] = isQuick ? [2, 1] : [5, 1.5];

interface Question {
  name: string;
  path: string;
  headers: Record<string, string>;
  bareHeaders?: Record<string, string>;
  bare: 'bare-server' | 'bare-nest';
  against: string;
  /** The least ratio of answers a second, and the most of what the slowest hundredth takes. */
  rate: number;
  p99?: number;
}

const gateway = await startGateway(WEB_DIRECTORY);
const environment = {
  DATABASE_URL: gateway.databaseUrl,
  SESSION_SECRET: gateway.sessionSecret,
  WEB_DIR: WEB_DIRECTORY,
};
const bare = {
  'bare-server': await startBare('bare-server', environment),
  'bare-nest': await startBare('bare-nest', environment),
};
try {
  const noteId = await saveNotes(gateway.dataSource, gateway.readerId, NOTES);
  for (const question of questions(noteId, await findScript())) await measure(question);
} finally {
  await Promise.all([gateway.stop(), ...Object.values(bare).map((each) => each.stop())]);
}

function questions(noteId: number, asset: string): Question[] {
  const own = { bare: 'bare-server', against: 'Node, same session and SQL', headers: PLAIN } as const;
  const file = { bare: 'bare-server', against: 'Node, uncompressed', bareHeaders: PLAIN } as const;
  const list = '/api/notes?limit=50';
  return [
    { ...own, name: `list of 50 among ${NOTES}`, path: list, rate: 0.85, p99: 1.3 },
    { ...own, name: 'the same, compressed', path: list, headers: COMPRESSED, against: 'the same with gzip', rate: 0.8 },
    { ...own, name: 'GET /api/auth/user', path: '/api/auth/user', rate: 0.5, p99: 2.5 },
    { ...own, name: 'GET /api/notes/{id}', path: `/api/notes/${noteId}`, rate: 0.85 },
    {
      name: 'GET /healthz',
      path: '/healthz',
      headers: PLAIN,
      bare: 'bare-nest',
      against: 'Nest on Express, one route',
      rate: 0.9,
    },
    { ...file, name: 'index.html', path: '/', headers: PLAIN, against: 'Node', rate: 0.8 },
    { ...file, name: 'an asset, brotli', path: asset, headers: COMPRESSED, rate: 0.8 },
    { ...file, name: 'an asset, gzip', path: asset, headers: { 'accept-encoding': 'gzip' }, rate: 0.8 },
  ];
}

async function measure({ name, path, headers, bareHeaders = headers, ...question }: Question) {
  const askProduct = () => ask(gateway.address + path, { ...gateway.headers, ...headers }, SECONDS);
  const askBare = () => ask(bare[question.bare].address + path, { ...gateway.headers, ...bareHeaders }, SECONDS);
  const { rate, p99 } = await compare(PAIRS, askProduct, askBare);
  const row = { against: question.against };
  await reportRow({ ...row, name: `${name}: requests/s`, ratio: rate, goal: question.rate, isAtLeast: true });
  if (question.p99) await reportRow({ ...row, name: `${name}: p99`, ratio: p99, goal: question.p99, isAtLeast: false });
}

/** The largest of what every page fetches. */
async function findScript(): Promise<string> {
  const page = await readFile(join(WEB_DIRECTORY, 'index.html'), 'utf8');
  const [, path] = /src="(\/assets\/react-[^"]+\.js)"/.exec(page) ?? [];
  if (!path) throw new Error('There is no web app: run npm run build first.');
  return path;
}
