import { fileURLToPath } from 'node:url';

/** The folder that holds package.json, wherever the command was called. */
export function findCheckout() {
  return fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
}
