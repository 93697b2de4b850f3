/** Prints how large the source files of each package of the backend are, tests left out: `npm run measure:files`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './operations/environment/source-files.ts';
import { findCheckout } from './start/find-checkout.mjs';

const SMALL = 20;

const checkout = findCheckout();
const linesOf = ({ path }: { path: string }) => readFileSync(join(checkout, path), 'utf8').split('\n').length - 1;
const files = sourceFiles(checkout);
const workspaces = [...new Set(files.map(({ workspace }) => workspace))].sort();

console.log(`${'package'.padEnd(26)}  files  median  90th  of at most ${SMALL} lines`);
for (const name of workspaces) print(name, files.filter(({ workspace }) => workspace === name).map(linesOf));
print('all', files.map(linesOf));

function print(name: string, lines: readonly number[]): void {
  const sorted = lines.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  const small = lines.filter((count) => count <= SMALL).length;
  const share = lines.length > 0 ? Math.round((100 * small) / lines.length) : 0;
  const cells = [String(lines.length).padStart(5), String(at(0.5)).padStart(6), String(at(0.9)).padStart(4)];
  console.log(`${name.padEnd(26)}  ${cells.join('  ')}  ${small} (${share}%)`);
}
