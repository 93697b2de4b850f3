import { readdir } from 'node:fs/promises';

const FOLDER = new URL('targets/', import.meta.url);
const ENDING = '.fuzz.ts';

/** The names of all targets: a file `targets/<name>.fuzz.ts` each. */
export async function listTargets() {
  const files = await readdir(FOLDER);
  return files
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort();
}

export function addressOfTarget(name: string) {
  return new URL(`${name}${ENDING}`, FOLDER).href;
}
