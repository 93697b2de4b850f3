import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const LIBS = [
  'config',
  'contracts',
  'database',
  'jobs',
  'logging',
  'metrics',
  'speech',
  'storage',
  'supervision',
  'testing',
  'text',
];
const PACKAGES = [
  '@lat.md/embed',
  '@nestjs/common',
  'bullmq',
  'minio',
  'prom-client',
  'sherpa-onnx-node',
  'typeorm',
  'unlisted',
];

/**
 * Makes a temporary copy of the monorepo's layout with one line of code a file, and answers its folder.
 * Its packages keep their code in `dist`, as most real ones do.
 */
export async function layoutWithImports(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stitchbook-layout-'));
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const listed = Object.fromEntries(PACKAGES.filter((name) => name !== 'unlisted').map((name) => [name, '*']));
  const workspaces = Object.fromEntries(LIBS.map((lib) => [`@stitchbook/${lib}`, '*']));
  await write(
    'package.json',
    JSON.stringify({ name: 'layout', type: 'module', dependencies: { ...listed, ...workspaces } }),
  );
  await mkdir(join(folder, 'node_modules/@stitchbook'), { recursive: true });
  for (const lib of LIBS) {
    const exported = { '.': { '@stitchbook/source': './src/index.ts', default: './dist/index.js' } };
    await write(`libs/${lib}/package.json`, JSON.stringify({ name: `@stitchbook/${lib}`, exports: exported }));
    await write(`libs/${lib}/src/index.ts`, 'export const here = 1;\nexport type Here = number;\n');
    await write(`libs/${lib}/src/inside.ts`, 'export const inside = 1;\n');
    await symlink(join(folder, 'libs', lib), join(folder, 'node_modules/@stitchbook', lib));
  }
  for (const name of PACKAGES) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, exports: { '.': './dist/index.js' } }));
    await write(`node_modules/${name}/dist/index.js`, 'export const thing = 1;\n');
  }
  for (const [path, text] of Object.entries(files)) await write(path, `${text}\n`);
  return folder;
}
