import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 12_000;

/**
 * Notes which processes run, for the start after a kill. The file has the processes of before or these, whole, at every moment: a
 * kill in the middle must not forget them all.
 * @param {string} file
 * @param {{ pid: number, program: string }[]} running
 */
export function noteProcesses(file, running) {
  const unfinished = `${file}.part`;
  writeFileSync(unfinished, JSON.stringify(running));
  renameSync(unfinished, file);
}

/**
 * Waits until the services of a supervisor that was killed have shut down by themselves, and kills those that do not. A pid that meanwhile belongs to
 * another program, by its command line, is left alone.
 * @param {string} file
 * @param {number} timeoutMs
 */
export async function endOrphans(file, timeoutMs = TIMEOUT_MS) {
  if (!existsSync(file)) return;
  let orphans = readNoted(file).filter(isStillThere);
  for (const begun = performance.now(); orphans.length > 0 && performance.now() - begun < timeoutMs;) {
    await wait(50);
    orphans = orphans.filter(isStillThere);
  }
  for (const { pid } of orphans) killGroup(pid);
  rmSync(file, { force: true });
}

/** @param {string} file @returns {{ pid: number, program: string }[]} */
function readNoted(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Somebody else has written into it.
    return [];
  }
}

/** @param {{ pid: number, program: string }} noted */
function isStillThere({ pid, program }) {
  try {
    process.kill(pid, 0);
    return readCommandLine(pid).includes(program);
  } catch {
    return false;
  }
}

/** @param {number} pid */
function readCommandLine(pid) {
  if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  if (process.platform === 'win32') return '';
  return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
}

/** @param {number} pid */
function killGroup(pid) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has exited after all.
  }
}
