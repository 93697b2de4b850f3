/**
 * What a 1 GB upload costs the gateway in memory: its resident set is read while the bytes pass through.
 * Limit: 64 MB more than before.
 */
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { audioFixture } from '@stitchbook/testing';
import { reportFigure } from './report-row.ts';
import { growthDuring } from './resident-memory.ts';
import { startProduct } from './start-product.ts';

const UPLOAD_BYTES = 2 ** 30;
const LIMIT_MB = 64;
const CHUNK = Buffer.alloc(256 * 1_024);

const product = await startProduct();
try {
  await upload(20 * 2 ** 20);
  await wait(2_000);
  let status;
  const measured = await growthDuring(product.gatewayPid, async () => {
    status = await upload(UPLOAD_BYTES);
  });
  const { before, peak, growth, seconds } = measured;
  console.log(`upload              ${UPLOAD_BYTES / 2 ** 20} MB in ${seconds.toFixed(1)} s, answered ${status}`);
  console.log(`gateway before      ${before.toFixed(0)} MB resident`);
  console.log(`gateway at its peak ${peak.toFixed(0)} MB resident`);
  if (status !== 202) throw new Error(`The upload was answered with ${status}.`);
  await reportFigure({ name: 'memory for an upload of 1 GB', value: growth, limit: LIMIT_MB, unit: 'MB more' });
} finally {
  await product.stop();
}

/**
 * A WAV that goes on in silence, chunk by chunk as fast as it is taken.
 * @returns the status of the answer
 */
async function upload(bytes: number): Promise<number | undefined> {
  const wav = await readFile(audioFixture('dashwood.wav'));
  const { hostname, port } = new URL(product.address);
  return new Promise((done, fail) => {
    const sending = request(
      {
        hostname,
        port,
        method: 'POST',
        path: '/api/transcribe',
        headers: {
          ...product.headers,
          prefer: 'respond-async',
          'content-type': 'multipart/form-data; boundary=thread',
        },
      },
      (response) => response.resume().on('end', () => done(response.statusCode)),
    );
    sending.on('error', fail);
    sending.write('--thread\r\nContent-Disposition: form-data; name="audio"; filename="long.wav"\r\n\r\n');
    sending.write(wav);
    let sent = wav.length;
    const push = () => {
      while (sent < bytes) {
        sent += CHUNK.length;
        if (!sending.write(CHUNK)) {
          sending.once('drain', push);
          return;
        }
      }
      sending.end('\r\n--thread--\r\n');
    };
    push();
  });
}
