/// <reference path="./npmcli-config.d.ts" />
import Config from '@npmcli/config';
import npm from '@npmcli/config/lib/definitions/index.js';

/** How npm itself is set up on this machine: registry, proxy, credentials, cache, certificates. */
export async function readNpmConfiguration(): Promise<Readonly<Record<string, unknown>>> {
  const config = new Config({ ...npm, npmPath: process.cwd(), argv: [], warn: false });
  await config.load();
  return config.flat;
}
