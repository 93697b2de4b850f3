import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { UserFacingError, codeOf } from './user-facing-error.mjs';

/**
 * Refuses a folder in which nothing can be written. A file is written and removed, because permissions alone do not show a read-only disk.
 * @param {string} folder made when it is not there
 * @param {string} purpose how the person knows it
 */
export function checkWritable(folder, purpose) {
  const trial = join(folder, `.written-by-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(trial, '');
    rmSync(trial);
  } catch (error) {
    throw new UserFacingError(`Stitchbook may not write in ${purpose}, ${folder} (${codeOf(error)}).`, {
      cause: error,
    });
  }
}

/**
 * Refuses a port that cannot be opened.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<void>}
 */
export function checkPort(host, port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserFacingError('PORT must be a number between 1 and 65535.');
  }
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(new UserFacingError(explain(error, host, port), { cause: error })));
    server.listen({ host, port }, () => server.close(() => resolve()));
  });
}

/** @param {NodeJS.ErrnoException} error @param {string} host @param {number} port */
function explain({ code }, host, port) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: end it, or choose another port with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this account: choose one above 1023 with PORT.`;
  return `Port ${port} cannot be opened on ${host} (${code}).`;
}

/**
 * Not one that the system would choose (from 32768 on Linux): a connection that our own processes open meanwhile could have it,
 * and keep it for as long as they run.
 */
const SERVICE_PORTS = { first: 20_000, count: 12_000 };
const TRIES = 100;

/**
 * @param {string} host
 * @returns {Promise<number>} a port that is free at this moment
 */
export async function findFreePort(host) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = SERVICE_PORTS.first + Math.floor(Math.random() * SERVICE_PORTS.count);
    const isFree = await checkPort(host, port).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new UserFacingError(`No port could be opened on ${host}.`);
}
