import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian, isDebianRoot, lastLinesOf, pathsOf, starts } from './find-programs.ts';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'pulseaudio'];

/** Where distributions keep what belongs to WebKitGTK, in a folder of its architecture or not. */
const LIBRARIES = ['/usr/lib', '/usr/lib64', '/usr/libexec'];
const VERSIONS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];

/** What the walks are started with: the variable that names each program, and how it is found. */
const PROGRAMS: Record<string, () => Promise<string | undefined>> = {
  FIREFOX_PATH: () => firstThat(starts, pathsOf(['firefox-esr', 'firefox'])),
  WEBKIT_DRIVER_PATH: () => firstThat(isThere, pathsOf(['WebKitWebDriver'])),
  MINI_BROWSER_PATH: () => firstThat(isThere, pathsOfMiniBrowser()),
  XVFB_PATH: () => firstThat(isThere, pathsOf(['Xvfb'])),
  PULSEAUDIO_PATH: () => firstThat(isThere, pathsOf(['pulseaudio'])),
};

/**
 * Answers the paths of Firefox, of WebKitGTK and of what they need beside a screen and a sound card, by the variable that can
 * also name each; installs them where they are missing. Throws when they cannot be had: the walks are never skipped.
 */
export async function findOrInstallEngines(): Promise<Record<string, string>> {
  let { found, missing } = await find();
  let tried = '';
  if (missing.length > 0 && isDebianRoot()) {
    tried = `\n${lastLinesOf(await installFromDebian(PACKAGES))}`;
    ({ found, missing } = await find());
  }
  if (missing.length === 0) return found;
  throw new Error(
    `Firefox and WebKit cannot be tested: no program for ${missing.join(', ')}. Name them in these variables, or install what ` +
      `Debian calls ${PACKAGES.join(' ')}.${tried}`,
  );
}

async function find() {
  const found: Record<string, string> = {};
  const missing: string[] = [];
  for (const [variable, look] of Object.entries(PROGRAMS)) {
    const path = process.env[variable] || (await look());
    if (path) found[variable] = path;
    else missing.push(variable);
  }
  return { found, missing };
}

async function firstThat(fits: (path: string) => Promise<boolean>, paths: string[]): Promise<string | undefined> {
  for (const path of paths) if (await fits(path)) return path;
  return undefined;
}

async function isThere(path: string): Promise<boolean> {
  return existsSync(path);
}

function pathsOfMiniBrowser(): string[] {
  const folders = LIBRARIES.filter((folder) => existsSync(folder)).flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((name) => join(folder, name)),
  ]);
  return folders.flatMap((folder) => VERSIONS.map((version) => join(folder, version, 'MiniBrowser')));
}
