import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type ProgramResult, runProgram } from './run-program.ts';

const DOWNLOAD_LIMIT_MS = 180_000;

/** The paths that programs of these names would have on the PATH, in the order of the names. */
export function pathsOf(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** A file may be there and still not run: a stub of the system's, or a download that lacks the system's libraries. */
export async function starts(path: string): Promise<boolean> {
  return existsSync(path) && (await runProgram(path, ['--version'])).ok;
}

export async function installFromDebian(packages: readonly string[]): Promise<ProgramResult> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await runProgram('apt-get', ['update', '-qq'], { env, timeLimitMs: DOWNLOAD_LIMIT_MS });
  if (!updated.ok) return updated;
  return runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}

export function isDebianRoot(): boolean {
  return process.geteuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

export function lastLinesOf({ output }: ProgramResult): string {
  return output.trim().split('\n').slice(-5).join('\n');
}
