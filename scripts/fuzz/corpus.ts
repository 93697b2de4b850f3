import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('corpora', import.meta.url));
/** What the machine found has a hash for a name; what people put there has any other and is never removed. */
const BY_MACHINE = /^[0-9a-f]{16}$/;
const nameOf = (input: Uint8Array) => createHash('sha256').update(input).digest('hex').slice(0, 16);

/** The inputs that are known for a target, those that once found something first. */
export async function readCorpus(target: string) {
  const folder = join(FOLDER, target);
  const names = await readdir(folder).catch(() => [] as string[]);
  names.sort((one, other) => Number(other.startsWith('found-')) - Number(one.startsWith('found-')));
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

/** Keeps these inputs in the place of all that the machine kept before. */
export async function replaceCorpus(target: string, inputs: Uint8Array[]) {
  const folder = join(FOLDER, target);
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const known = new Set(await Promise.all(names.map(async (name) => nameOf(await readFile(join(folder, name))))));
  const wanted = new Map(inputs.map((input) => [nameOf(input), input]));
  for (const name of names.filter((each) => BY_MACHINE.test(each) && !wanted.has(each))) await rm(join(folder, name));
  for (const [name, input] of wanted) if (!known.has(name)) await writeFile(join(folder, name), input);
}

export async function keepFinding(target: string, input: Uint8Array) {
  const file = join(FOLDER, target, `found-${nameOf(input)}`);
  await mkdir(join(FOLDER, target), { recursive: true });
  await writeFile(file, input);
  return file;
}
