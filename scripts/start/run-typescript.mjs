import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findCheckout } from './find-checkout.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { reportError } from './user-facing-error.mjs';

/**
 * Runs a TypeScript source in this process, as if Node had been started with it. Node 20 cannot read TypeScript, so every import of a
 * `.ts` file is compiled by swc as it is loaded. Standard output is left to the script.
 * @param {string} script its path below the checkout
 * @param {readonly string[]} args
 * @returns {Promise<boolean>} whether it could be begun: its dependencies are there
 */
export async function runTypeScript(script, args) {
  const checkout = findCheckout();
  const path = resolve(checkout, script);
  try {
    await installDependencies(checkout, console.error);
  } catch (error) {
    reportError(error);
    return false;
  }
  process.argv = [process.execPath, path, ...args];
  await import('../sources/register-typescript.mjs');
  await import(pathToFileURL(path).href);
  return true;
}
