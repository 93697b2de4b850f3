import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './refusal.mjs';
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
  if (results.some(({ code }) => code !== 0)) throw new Refusal('Stitchbook could not be built: see above.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}

/** @param {string} checkout */
function isBuilt(checkout) {
  const products = ['frontend/dist/index.html', ...SERVICES.map((name) => `services/${name}/dist/main.js`)];
  return products.every((product) => existsSync(join(checkout, product)));
}

function compile(checkout) {
  return runNode(checkout, join(checkout, 'node_modules/typescript/bin/tsc'), ['-b', 'tsconfig.build.json']);
}

function bundle(checkout) {
  return runNode(join(checkout, 'frontend'), join(checkout, 'node_modules/vite/bin/vite.js'), [
    'build',
    '--logLevel',
    'warn',
  ]);
}

function runNode(cwd, program, args) {
  return runCommand(process.execPath, [program, ...args], { cwd, env: { ...process.env, NODE_ENV: 'production' } });
}
