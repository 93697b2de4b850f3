import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Refusal } from './refusal.mjs';

/**
 * Lets one instance at a time work on a data directory. Its holder answers on a loopback port, which no kill and no reused
 * pid can fake: a lock file whose port does not answer with the file's own token is a dead one's.
 * @param {string} dataDirectory
 * @param {string} baseUrl
 * @returns {Promise<() => void>} lets go
 */
export async function holdDataDirectory(dataDirectory, baseUrl) {
  const file = join(dataDirectory, 'stitchbook.lock');
  const token = randomUUID();
  const port = await answerWith(JSON.stringify({ token, pid: process.pid, baseUrl }));
  for (let tries = 0; tries < 5; tries += 1) {
    if (takes(file, JSON.stringify({ port, token }))) return () => release(file, token);
    const holder = await askHolder(file);
    if (holder) {
      throw new Refusal(
        `Stitchbook already runs on ${dataDirectory} (process ${holder.pid}), at ${holder.baseUrl}: use that one, or set DATA_DIR and PORT for another.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new Refusal(`Stitchbook could not take ${file}: another one is being started.`);
}

/** @param {string} answer */
function answerWith(answer) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => undefined).end(answer));
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: 0 }, () => resolve(server.address().port));
    server.unref();
  });
}

/** A link appears with its content or not at all, so nobody ever reads half a lock. */
function takes(file, content) {
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, content, { mode: 0o600 });
  try {
    linkSync(whole, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(whole, { force: true });
  }
}

async function askHolder(file) {
  try {
    const { port, token } = JSON.parse(readFileSync(file, 'utf8'));
    const socket = connect({ host: '127.0.0.1', port, timeout: 2_000 });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    const answer = JSON.parse(await text(socket));
    return answer.token === token ? answer : null;
  } catch {
    return null;
  }
}

function release(file, token) {
  try {
    if (JSON.parse(readFileSync(file, 'utf8')).token === token) rmSync(file);
  } catch {
    // It is gone, or another's.
  }
}
