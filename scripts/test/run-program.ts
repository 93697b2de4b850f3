import { spawn } from 'node:child_process';
import { findCheckout } from '../start/find-checkout.mjs';

export const ROOT = findCheckout();

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export interface ProgramOptions {
  /** Beside this process's own environment. */
  env?: Record<string, string>;
  timeLimitMs?: number;
}

export interface ProgramResult {
  ok: boolean;
  output: string;
}

/**
 * Runs a program in the root and collects what it prints; resolves however it ends.
 * After `timeLimitMs` it and its children are stopped, which counts as a failure.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  { env = {}, timeLimitMs = 600_000 }: ProgramOptions = {},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const stop = (signal: NodeJS.Signals) => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, signal);
      } catch {
        child.kill(signal);
      }
    };
    const interrupt = () => {
      stop('SIGTERM');
      child.once('close', () => process.exit(130));
    };
    for (const signal of SIGNALS) process.on(signal, interrupt);
    const limit = setTimeout(() => {
      output += `\nIt had not finished after ${timeLimitMs / 1000} s and was stopped.\n`;
      stop('SIGTERM');
      setTimeout(() => stop('SIGKILL'), 10_000).unref();
    }, timeLimitMs);
    const finish = (ok: boolean) => {
      clearTimeout(limit);
      for (const signal of SIGNALS) process.off(signal, interrupt);
      resolve({ ok, output });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}

/** Runs a program that a package of the root brings, by the path of its script. */
export function runNode(script: string, args: readonly string[], options?: ProgramOptions): Promise<ProgramResult> {
  return runProgram(process.execPath, [script, ...args], options);
}
