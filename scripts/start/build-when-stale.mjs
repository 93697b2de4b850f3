import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserFacingError } from './user-facing-error.mjs';
import { runCommand } from './run-command.mjs';
import { SERVICES } from './services.mjs';
import { stampSources } from './stamp-sources.mjs';

/**
 * Builds the services and the web app when their sources changed since the last build; shows the compilers' words only when they fail.
 * @param {string} checkout
 * @param {{ anyway?: boolean, say?: (text: string) => void }} options
 */
export async function buildWhenStale(checkout, { anyway = false, say = () => undefined } = {}) {
  const stamp = join(checkout, 'node_modules', '.cache', 'stitchbook-build');
  const sources = stampSources(checkout);
  if (!anyway && isBuilt(checkout) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  say('Building');
  rmSync(stamp, { force: true });
  const results = await Promise.all([compile(checkout), bundle(checkout)]);
  for (const { code, output } of results) if (code !== 0) process.stderr.write(output);
  if (results.some(({ code }) => code !== 0)) throw new UserFacingError('Stitchbook could not be built: see above.');
  removeStaleMigrations(checkout);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}

/** @param {string} checkout */
function isBuilt(checkout) {
  const products = ['frontend/dist/index.html', ...SERVICES.map((name) => `services/${name}/dist/main.js`)];
  return products.every((product) => existsSync(join(checkout, product)));
}

/** @param {string} checkout */
function compile(checkout) {
  return runNode(checkout, join(checkout, 'node_modules/typescript/bin/tsc'), ['-b', 'tsconfig.build.json']);
}

/** @param {string} checkout */
function bundle(checkout) {
  return runNode(join(checkout, 'frontend'), join(checkout, 'node_modules/vite/bin/vite.js'), [
    'build',
    '--logLevel',
    'warn',
  ]);
}

/**
 * The compiler leaves what it built of sources that are gone. `libs/database` runs every migration in its folder: one that
 * another version left there would be run as if it were of this one.
 * @param {string} checkout
 */
function removeStaleMigrations(checkout) {
  const nameOf = (/** @type {string} */ file) => file.split('.', 1)[0];
  const sources = new Set(readdirSync(join(checkout, 'libs/database/src/migrations')).map(nameOf));
  const built = join(checkout, 'libs/database/dist/migrations');
  for (const file of readdirSync(built)) if (!sources.has(nameOf(file))) rmSync(join(built, file));
}

/** @param {string} cwd @param {string} program @param {string[]} args */
function runNode(cwd, program, args) {
  return runCommand(process.execPath, [program, ...args], { cwd, env: { ...process.env, NODE_ENV: 'production' } });
}
