import { createRequire } from 'node:module';

type NpmOptions = Readonly<Record<string, unknown>>;

interface NpmConfig {
  load(): Promise<void>;
  /** Options under the names that npm's own fetchers take. */
  readonly flat: NpmOptions;
}

const load = createRequire(import.meta.url);
const Config = load('@npmcli/config') as new (options: object) => NpmConfig;
const npm = load('@npmcli/config/lib/definitions') as object;

/** How npm itself is set up on this machine: registry, proxy, credentials, cache, certificates. */
export async function readNpmConfiguration(): Promise<NpmOptions> {
  const config = new Config({ ...npm, npmPath: process.cwd(), argv: [], warn: false });
  await config.load();
  return config.flat;
}
