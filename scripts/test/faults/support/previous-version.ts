import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHECKOUT } from '../../operations/support/run-program.ts';

const MIGRATIONS = 'libs/database/src/migrations';
const SERVICES = ['gateway', 'transcription', 'enrichment', 'creations'];

export interface Version {
  /** The root of a built checkout. */
  checkout: URL;
  commit: string;
}

/**
 * The version before the newest migration, built; or this very version, where the history does not reach back that far.
 */
export function buildPreviousVersion(): Version {
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS);
  const commit = newest && git('rev-parse', '--verify', '--quiet', `${newest}^`);
  if (!commit) return { checkout: pathToFileURL(`${CHECKOUT}/`), commit: 'this one' };
  // Outside of node_modules: TypeScript refuses to name types in declarations of what lies in there.
  const folder = join(CHECKOUT, '.data', 'previous-version');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'archive.tar');
  git('archive', `--output=${archive}`, commit);
  spawnSync('tar', ['--extract', `--file=${archive}`, `--directory=${folder}`]);
  // Its own packages: those of this version need not have them any more.
  const installed = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
  });
  if (installed.status !== 0)
    throw new Error(
      `the packages of the version before (${commit}) were not installed:\n${installed.stderr.toString()}`,
    );
  const tsc = join(folder, 'node_modules', 'typescript', 'bin', 'tsc');
  const built = spawnSync(process.execPath, [tsc, '-b', ...SERVICES.map((name) => `services/${name}`)], {
    cwd: folder,
  });
  if (built.status !== 0) throw new Error(`the version before (${commit}) was not built:\n${built.stdout.toString()}`);
  return { checkout: pathToFileURL(`${folder}/`), commit: commit.slice(0, 7) };
}

/** What it says, or nothing where it fails. */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: CHECKOUT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
