import { spawn } from 'node:child_process';

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, show?: boolean }} options with `show` it speaks to the terminal itself
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function runCommand(command, args, { cwd, env = process.env, show = false }) {
  const child = spawn(command, args, { cwd, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const end = () => child.kill('SIGTERM');
  process.on('SIGTERM', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  }).finally(() => process.off('SIGTERM', end));
}
