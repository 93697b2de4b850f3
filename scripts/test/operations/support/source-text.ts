import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './run-program.ts';

/** All sources of a workspace, one after the other. */
export function sourceText(workspace: string): string {
  const folder = join(CHECKOUT, workspace, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}
