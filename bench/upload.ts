/**
 * What a 1 GB upload costs: the gateway's resident set is read while the bytes pass through, with a limit of 64 MB more than before;
 * and its time is compared with that of Node's HTTP server that writes the body into a file. `-- --quick` compares smaller ones.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { audioFixture } from '@stitchbook/testing';
import { compare } from './compare.ts';
import { reportFigure, reportRow } from './report-row.ts';
import { startBare } from './requests/start-bare.ts';
import { growthDuring } from './resident-memory.ts';
import { startGateway } from './start-gateway.ts';

const MB = 2 ** 20;
const UPLOAD_BYTES = 2 ** 30;
const LIMIT_MB = 64;
const PAIRS = 5;
const COMPARED_BYTES = process.argv.includes('--quick') ? 128 * MB : UPLOAD_BYTES;
const CHUNK = Buffer.alloc(256 * 1_024);

const wav = await readFile(audioFixture('dashwood.wav'));
const directory = await mkdtemp(join(tmpdir(), 'stitchbook-upload-'));
// The gateway alone: what is uploaded is not transcribed meanwhile.
const gateway = await startGateway();
const bare = await startBare('bare-uploads', { FILE: join(directory, 'upload') });
try {
  await upload(gateway.address, 20 * MB);
  await wait(2_000);
  if (gateway.pid === undefined) throw new Error('The gateway is gone.');
  const measured = await growthDuring(gateway.pid, () => upload(gateway.address, UPLOAD_BYTES));
  const { before, peak, growth, seconds } = measured;
  console.log(`upload              ${UPLOAD_BYTES / MB} MB in ${seconds.toFixed(1)} s`);
  console.log(`gateway before      ${before.toFixed(0)} MB resident`);
  console.log(`gateway at its peak ${peak.toFixed(0)} MB resident`);
  await reportFigure({ name: 'memory for an upload of 1 GB', value: growth, limit: LIMIT_MB, unit: 'MB more' });
  const { seconds: ratio } = await compare(
    PAIRS,
    () => upload(gateway.address, COMPARED_BYTES),
    () => upload(bare.address, COMPARED_BYTES),
  );
  const name = `time for an upload of ${COMPARED_BYTES / MB} MB`;
  await reportRow({ name, against: 'Node, into a file', ratio, goal: 1.2, isAtLeast: false });
} finally {
  await Promise.all([gateway.stop(), bare.stop()]);
  await rm(directory, { recursive: true });
}

/** A WAV that goes on in silence, chunk by chunk as fast as it is taken. Rejects where it is not accepted. */
async function upload(address: string, bytes: number): Promise<{ seconds: number }> {
  const begun = performance.now();
  const status = await new Promise((done, fail) => {
    const headers = {
      ...gateway.headers,
      prefer: 'respond-async',
      'content-type': 'multipart/form-data; boundary=thread',
    };
    const sending = request(`${address}/api/transcribe`, { method: 'POST', headers }, (response) =>
      response.resume().on('end', () => done(response.statusCode)),
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
  if (status !== 202) throw new Error(`The upload was answered with ${String(status)}.`);
  return { seconds: (performance.now() - begun) / 1_000 };
}
