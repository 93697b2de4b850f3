/**
 * What the export and the import of a whole account cost the gateway in memory: 2,000 notes, a hundred of them with 3 MB of audio.
 * Limit: 96 MB more than before.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { audioFixture } from '@stitchbook/testing';
import { reportFigure } from './report-row.ts';
import { growthDuring } from './resident-memory.ts';
import { startProduct } from './start-product.ts';

const NOTES = 2_000;
const WITH_AUDIO = 100;
const AUDIO_BYTES = 3 * 2 ** 20;
const LIMIT_MB = 96;

const product = await startProduct();
const directory = await mkdtemp(join(tmpdir(), 'stitchbook-archive-'));
const path = join(directory, 'archive.zip');
try {
  const audio = Buffer.concat([await readFile(audioFixture('dashwood.wav')), Buffer.alloc(AUDIO_BYTES)]).subarray(
    0,
    AUDIO_BYTES,
  );
  for (let count = 0; count < NOTES; count += 1) await save(count, count < WITH_AUDIO ? audio : null);
  await report('export', await growthDuring(product.gatewayPid, download));
  await report('import', await growthDuring(product.gatewayPid, upload));
} finally {
  await product.stop();
  await rm(directory, { recursive: true });
}

async function save(count: number, audio: Buffer | null) {
  const form = new FormData();
  form.append('title', `Note ${count}`);
  form.append('transcript', `some words ${count} `.repeat(120));
  // Every recording is another one: the last bytes differ.
  if (audio) form.append('audio', new Blob([new Uint8Array(audio), String(count)], { type: 'audio/wav' }), 'a.wav');
  const { ok } = await fetch(`${product.address}/api/notes`, { method: 'POST', headers: product.headers, body: form });
  if (!ok) throw new Error('a note could not be saved');
}

async function download() {
  const response = await fetch(`${product.address}/api/account/export`, { headers: product.headers });
  if (!response.ok || !response.body) throw new Error(`the export answered ${response.status}`);
  await pipeline(Readable.fromWeb(response.body as never), createWriteStream(path));
}

async function upload() {
  const headers = { ...product.headers, 'content-type': 'multipart/form-data; boundary=thread' };
  const sending = request(`${product.address}/api/account/import`, { method: 'POST', headers });
  const answered = new Promise<number | undefined>((done, fail) =>
    sending
      .on('response', (response) => response.resume().on('end', () => done(response.statusCode)))
      .on('error', fail),
  );
  await pipeline(async function* form() {
    yield '--thread\r\nContent-Disposition: form-data; name="archive"; filename="a.zip"\r\n\r\n';
    yield* createReadStream(path);
    yield '\r\n--thread--\r\n';
  }, sending);
  const status = await answered;
  if (status !== 200) throw new Error(`the import answered ${status}`);
}

async function report(what: string, { growth, seconds }: { growth: number; seconds: number }) {
  console.log(`${what} in ${seconds.toFixed(1)} s`);
  await reportFigure({ name: `memory for the ${what} of 300 MB`, value: growth, limit: LIMIT_MB, unit: 'MB more' });
}
