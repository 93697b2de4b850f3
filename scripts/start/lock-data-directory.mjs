import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { UserFacingError, codeOf } from './user-facing-error.mjs';

/**
 * Lets one instance at a time work on a data directory. The instance that holds the lock answers on a loopback port; a lock file
 * whose port does not answer with the file's own token is left over from one that was killed, whoever has its pid now.
 * @param {string} dataDirectory
 * @param {string} baseUrl
 * @returns {Promise<() => void>} releases the lock
 */
export async function lockDataDirectory(dataDirectory, baseUrl) {
  const file = join(dataDirectory, 'stitchbook.lock');
  const token = randomUUID();
  const port = await answerWith(JSON.stringify({ token, pid: process.pid, baseUrl }));
  for (let attempts = 0; attempts < 5; attempts += 1) {
    if (takes(file, token, JSON.stringify({ port, token }))) return () => release(file, token);
    const found = readLock(file);
    const holder = await askHolder(found);
    if (holder) {
      throw new UserFacingError(
        `Stitchbook already runs on ${dataDirectory} (process ${holder.pid}), at ${holder.baseUrl}: ` +
          'use that one, or set DATA_DIR and PORT for another.',
      );
    }
    removeDead(file, token, found);
  }
  throw new UserFacingError(`Stitchbook could not take ${file}: another one is being started.`);
}

/** @param {string} answer @returns {Promise<number>} the port on which it is given */
function answerWith(answer) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => undefined).end(answer));
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: 0 }, () =>
      resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port),
    );
    server.unref();
  });
}

/**
 * A link appears with its content or not at all, so nobody ever reads half a lock.
 * @param {string} file @param {string} token @param {string} content
 */
function takes(file, token, content) {
  const whole = `${file}.${token}`;
  writeFileSync(whole, content, { mode: 0o600 });
  try {
    linkSync(whole, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(whole, { force: true });
  }
}

/**
 * Another start may have put its lock in the place of the dead one meanwhile: that one is given back.
 * @param {string} file @param {string} token @param {string} dead
 */
function removeDead(file, token, dead) {
  const aside = `${file}.${token}`;
  try {
    renameSync(file, aside);
    if (readLock(aside) !== dead) linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {string} file */
function readLock(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} found content of a lock file */
async function askHolder(found) {
  try {
    const { port, token } = JSON.parse(found);
    const socket = connect({ host: '127.0.0.1', port, timeout: 2_000 });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    const answer = JSON.parse(await text(socket));
    return answer.token === token ? answer : null;
  } catch {
    return null;
  }
}

/** @param {string} file @param {string} token */
function release(file, token) {
  if (readLock(file).includes(token)) rmSync(file, { force: true });
}
