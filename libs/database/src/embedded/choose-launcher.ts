import { spawnSync, type SpawnOptions } from 'node:child_process';
import type { Account } from './choose-account.ts';
import { EmbeddedPostgresError } from './embedded-postgres.error.ts';

/** How a program of PostgreSQL is started so that it has the right account and reaches its files. */
export interface Launcher {
  account: Account | null;
  commandFor(program: string, args: string[]): { command: string; args: string[]; options: SpawnOptions };
}

/**
 * Finds the launcher with the fewest rights that works: a clone below a folder that only root may enter (`/root`, a `mktemp -d`)
 * is out of reach for the lent account, unless it keeps one capability for passing through folders.
 * Of the two capabilities the first only reads; containers usually withhold it, but leave the second.
 */
export function chooseLauncher(account: Account | null, program: string, directory: string): Launcher {
  if (!account) return asOneself();
  const candidates = [asAccount(account)];
  if (process.platform === 'linux') {
    candidates.push(asAccountWith('dac_read_search', account), asAccountWith('dac_override', account));
  }
  const found = candidates.find((launcher) => reaches(launcher, program, directory));
  if (found) return found;
  throw new EmbeddedPostgresError(
    `PostgreSQL may not run as root, and the account lent to it (uid ${account.uid}) cannot reach ${directory} and ${program}: ` +
      'start Stitchbook as an ordinary user, or move it to a folder that every account may enter.',
  );
}

function asOneself(): Launcher {
  return { account: null, commandFor: (command, args) => ({ command, args, options: {} }) };
}

function asAccount(account: Account): Launcher {
  return { account, commandFor: (command, args) => ({ command, args, options: { ...account } }) };
}

function asAccountWith(capability: string, account: Account): Launcher {
  // Without no_setuid_fixup access(2), by which PostgreSQL finds its own files, overlooks capabilities of anyone but root.
  const rights = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
  ];
  return {
    account,
    commandFor: (program, args) => ({ command: 'setpriv', args: [...rights, '--', program, ...args], options: {} }),
  };
}

function reaches(launcher: Launcher, program: string, directory: string): boolean {
  const trial = launcher.commandFor('/bin/sh', ['-c', '"$1" --version && cd "$2"', 'sh', program, directory]);
  return spawnSync(trial.command, trial.args, { ...trial.options, cwd: '/', stdio: 'ignore' }).status === 0;
}
