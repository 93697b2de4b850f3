import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeSettings } from '@stitchbook/config';
import { sourceFiles } from './source-files.ts';

type SettingsClass = new () => object;

/**
 * Every class of settings there is, by its name.
 * @param which whether what was compiled is read, or the sources, which only tests can
 */
export async function findSettings(
  checkout: string,
  { built }: { built: boolean },
): Promise<Map<string, SettingsClass>> {
  const found = new Map<string, SettingsClass>();
  for (const { path } of sourceFiles(checkout).filter((file) => file.path.endsWith('.settings.ts'))) {
    const file = built ? path.replace('/src/', '/dist/').replace(/\.ts$/, '.js') : path;
    const exported = Object.values((await import(pathToFileURL(join(checkout, file)).href)) as Record<string, unknown>);
    for (const settings of exported.filter(isClass)) {
      if (describeSettings(settings).length > 0) found.set(settings.name, settings);
    }
  }
  return found;
}

function isClass(value: unknown): value is SettingsClass {
  return typeof value === 'function' && value.prototype !== undefined;
}
