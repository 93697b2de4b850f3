import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { ROOT, runProgram } from '../run-program.ts';

const BESIDE_A_CHECKOUT = join('shared', 'standins', 'build.sh');

/**
 * A script that starts a container engine where none runs, and makes images of the names that are asked for where no registry
 * can be reached. STANDINS_BUILD names it; else it is looked for in the folders around this checkout, and around the one it
 * was cloned from.
 * @returns its path
 */
export async function findStandIns(): Promise<string | null> {
  if (process.env.STANDINS_BUILD) return resolve(ROOT, process.env.STANDINS_BUILD);
  const origin = await runProgram('git', ['config', '--get', 'remote.origin.url']);
  const clonedFrom = origin.output.trim().replace(/^file:\/\//, '');
  const checkouts = [ROOT, ...(origin.ok && isAbsolute(clonedFrom) ? [clonedFrom] : [])];
  const around = checkouts.flatMap((checkout) => foldersAbove(checkout));
  return around.map((folder) => join(folder, BESIDE_A_CHECKOUT)).find((path) => existsSync(path)) ?? null;
}

function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [] : [above, ...foldersAbove(above)];
}
