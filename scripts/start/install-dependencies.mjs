import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from './user-facing-error.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Installs what package-lock.json names, unless exactly that was installed before for this kind of machine.
 * @param {string} checkout
 * @param {(text: string) => void} say
 */
export async function installDependencies(checkout, say) {
  const stamp = join(checkout, 'node_modules', '.stitchbook-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === describeInstallation(checkout)) return;
  const isFirst = !existsSync(join(checkout, 'node_modules'));
  say(
    isFirst ? 'Installing dependencies; the first time this takes a minute or two' : 'Bringing dependencies up to date',
  );
  rmSync(stamp, { force: true });
  // `ci` takes exactly what the lock file names, but begins by removing everything; a later change is brought in by `install`.
  const { code } = await runNpm([isFirst ? 'ci' : 'install', '--no-audit', '--no-fund', '--loglevel=error'], checkout);
  if (code !== 0) {
    throw new UserFacingError(
      'The dependencies could not be installed: see what npm says above, then run the same command again.',
    );
  }
  writeFileSync(stamp, describeInstallation(checkout));
}

/** @param {string} checkout */
function describeInstallation(checkout) {
  const lock = createHash('sha256')
    .update(readFileSync(join(checkout, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform} ${process.arch} ${process.versions.modules}\n`;
}

/** @param {string[]} args @param {string} cwd */
function runNpm(args, cwd) {
  // npm names the file it was started from, which need not be on the PATH.
  const npm = process.env.npm_execpath;
  const options = { cwd, show: true };
  if (npm?.endsWith('.js')) return runCommand(process.execPath, [npm, ...args], options);
  return runCommand(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}
