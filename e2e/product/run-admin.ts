import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The data directory of the product under test; undefined with STITCHBOOK_URL. */
export const dataDirectory = process.env.STITCHBOOK_DATA_DIR;

/** `npm run admin`, as whoever has a shell on the machine would type it while the product runs. Resolves with what it said. */
export async function runAdmin(...typed: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'scripts/admin.ts', ...typed], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDirectory },
  });
  return stdout;
}
