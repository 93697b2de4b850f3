import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './source-files.ts';

const WORKERS = ['transcription', 'enrichment', 'creations'];
const SERVICES = ['identity', 'gateway', ...WORKERS];

/** Which processes use the libs that load settings themselves. */
const USERS_OF_LIBS: Record<string, string[]> = {
  'libs/jobs': WORKERS,
  'libs/text': ['enrichment', 'creations'],
  'libs/meaning': ['enrichment'],
  'libs/voices': ['creations'],
  'libs/backup': ['backup'],
  'libs/testing': [],
};

/**
 * Which processes load each class of settings, as the sources say.
 * @returns by the name of the class
 */
export function findReaders(checkout: string): Map<string, string[]> {
  const readers = new Map<string, string[]>();
  for (const { workspace, path } of sourceFiles(checkout)) {
    const names = USERS_OF_LIBS[workspace] ?? [workspace.replace('services/', '')];
    for (const [, settings = ''] of readFileSync(join(checkout, path), 'utf8').matchAll(/\bloadSettings\((\w+),/g)) {
      readers.set(settings, [...new Set([...(readers.get(settings) ?? []), ...names])]);
    }
  }
  return readers;
}

export function nameReaders(names: readonly string[]): string {
  const services = SERVICES.filter((name) => names.includes(name));
  const others = names.filter((name) => !SERVICES.includes(name));
  return [...(services.length === SERVICES.length ? ['every service'] : services), ...others].join(', ');
}
