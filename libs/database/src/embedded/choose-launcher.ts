import { spawnSync, type SpawnOptions } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { EmbeddedPostgresError } from './embedded-postgres.error.ts';

/** A system account by its numbers. */
interface Account {
  uid: number;
  gid: number;
}

const NOBODY: Account = { uid: 65_534, gid: 65_534 };

/**
 * The system account that PostgreSQL runs as; null for the account of this process. PostgreSQL refuses to run as root: when this
 * process is root, it runs as the owner of the cluster, else as `postgres`, else as `nobody`. No account is ever created.
 */
export async function chooseAccount(cluster: string): Promise<Account | null> {
  const own = process.geteuid?.();
  if (own === undefined) return null;
  const owner = await stat(cluster).catch(() => null);
  if (own === 0) return owner ? { uid: owner.uid, gid: owner.gid } : findSystemAccount(await listAccounts());
  if (owner && owner.uid !== own) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} belongs to another account (uid ${owner.uid}): start as that account, or set DATA_DIR to another folder.`,
    );
  }
  return null;
}

/** Looks for `postgres`, then `nobody`, in the lines of a passwd file. */
function findSystemAccount(passwd: string): Account {
  const accounts = passwd.split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find(([name]) => name === wanted) ?? [];
    // Some systems write nobody as -2; the kernel knows it as an unsigned number.
    if (uid && gid) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  }
  return NOBODY;
}

function listAccounts(): Promise<string> {
  return readFile('/etc/passwd', 'utf8').catch(() => '');
}

/** Starts programs of PostgreSQL as an account that reaches their files. */
export interface Launcher {
  account: Account | null;
  commandFor(program: string, args: string[]): { command: string; args: string[]; options: SpawnOptions };
}

/**
 * Finds the launcher with the fewest rights that works: a clone below a folder that only root may enter (`/root`, a `mktemp -d`)
 * is out of reach for another account, unless it keeps one capability for passing through folders.
 * Of the two capabilities the first only reads; containers usually withhold it, but leave the second.
 */
export function chooseLauncher(account: Account | null, program: string, directory: string): Launcher {
  if (!account) return asOwnAccount();
  const candidates = [asAccount(account)];
  if (process.platform === 'linux') {
    candidates.push(asAccountWith('dac_read_search', account), asAccountWith('dac_override', account));
  }
  const found = candidates.find((launcher) => reaches(launcher, program, directory));
  if (found) return found;
  throw new EmbeddedPostgresError(
    `PostgreSQL may not run as root, and the account that it would run as (uid ${account.uid}) cannot reach ${directory} and ${program}: ` +
      'start Stitchbook as an ordinary user, or move it to a folder that every account may enter.',
  );
}

function asOwnAccount(): Launcher {
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
