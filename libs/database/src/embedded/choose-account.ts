import { readFile, stat } from 'node:fs/promises';
import { EmbeddedPostgresError } from './embedded-postgres.error.ts';

/** A system account by its numbers. */
export interface Account {
  uid: number;
  gid: number;
}

const NOBODY: Account = { uid: 65_534, gid: 65_534 };

/**
 * Whose rights PostgreSQL gets; null means the rights of this process.
 * PostgreSQL refuses to run as root, so root lends it the owner of the cluster, else `postgres`, else `nobody`; no account is ever created.
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
export function findSystemAccount(passwd: string): Account {
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
