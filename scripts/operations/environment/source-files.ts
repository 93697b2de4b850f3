import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The TypeScript sources of every lib and service.
 * @returns `workspace` such as `services/gateway`, `path` below the checkout
 */
export function sourceFiles(checkout: string): { workspace: string; path: string }[] {
  const workspaces = ['libs', 'services'].flatMap((kind) =>
    readdirSync(join(checkout, kind)).map((name) => `${kind}/${name}`),
  );
  return workspaces.flatMap((workspace) =>
    readdirSync(join(checkout, workspace, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => ({ workspace, path: join(workspace, 'src', path) })),
  );
}
