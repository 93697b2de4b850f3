import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './source-files.mjs';

const WORKERS = ['transcription', 'enrichment', 'creations'];
const SERVICES = ['identity', 'gateway', ...WORKERS];

/** What a lib loads, it loads for these. */
const ON_BEHALF_OF = { 'libs/jobs': WORKERS, 'libs/backup': ['backup'] };

/**
 * Which processes load each class of settings, as the sources say.
 * @param {string} checkout
 * @returns {Map<string, string[]>} by the name of the class
 */
export function findReaders(checkout) {
  const readers = new Map();
  for (const { room, path } of sourceFiles(checkout)) {
    const names = ON_BEHALF_OF[room] ?? [room.replace('services/', '')];
    for (const [, settings] of readFileSync(join(checkout, path), 'utf8').matchAll(/\bloadSettings\((\w+),/g)) {
      readers.set(settings, [...new Set([...(readers.get(settings) ?? []), ...names])]);
    }
  }
  return readers;
}

/** @param {readonly string[]} names */
export function nameReaders(names) {
  const services = SERVICES.filter((name) => names.includes(name));
  const others = names.filter((name) => !SERVICES.includes(name));
  return [...(services.length === SERVICES.length ? ['every service'] : services), ...others].join(', ');
}
