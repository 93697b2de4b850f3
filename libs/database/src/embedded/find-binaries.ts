import { access, chmod, constants, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EmbeddedPostgresError } from './embedded-postgres.error.ts';

export interface Binaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/**
 * Finds PostgreSQL's programs for this machine in the npm packages.
 * What their install script would have done (library links, execute bits) is done here, because npm may be set up not to run install scripts.
 */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = resolveFromEmbeddedPostgres(`@embedded-postgres/${system}-${process.arch}`);
  const binaries = (await import(pathToFileURL(entry).href)) as Binaries;
  if (process.platform !== 'win32') {
    await linkLibraries(join(dirname(entry), '..'));
    await Promise.all([binaries.initdb, binaries.pg_ctl, binaries.postgres].map(makeExecutable));
  }
  return binaries;
}

function resolveFromEmbeddedPostgres(platformPackage: string): string {
  try {
    const here = createRequire(import.meta.url);
    return createRequire(here.resolve('embedded-postgres')).resolve(platformPackage);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `No PostgreSQL is installed for ${process.platform} on ${process.arch} (${platformPackage}): set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

async function linkLibraries(packageRoot: string): Promise<void> {
  const listed = await readFile(join(packageRoot, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(listed) as { source: string; target: string }[];
  const make = ({ source, target }: { source: string; target: string }) =>
    symlink(relative(dirname(target), source), join(packageRoot, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  await Promise.all(links.map(make));
}

async function makeExecutable(program: string): Promise<void> {
  await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
}
