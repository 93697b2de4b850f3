import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installFromDebian, isDebianRoot, lastLinesOf, pathsOf, starts } from '../../scripts/test/find-programs.ts';

const run = promisify(execFile);
const PACKAGES = ['espeak-ng', 'sox'];
/** What every clip is made of. */
const WAV = ['-r', '16000', '-c', '1', '-b', '16'];

/** Where these programs are missing they come from Debian; rejects with what to install where they cannot. */
export async function requireSynthesisers(): Promise<void> {
  if (await haveAll()) return;
  if (isDebianRoot()) {
    const installed = await installFromDebian(PACKAGES);
    if (installed.ok && (await haveAll())) return;
    console.error(lastLinesOf(installed));
  }
  throw new Error('The clips are made with espeak-ng and sox. Install both: apt-get install espeak-ng sox');
}

/** `voice`: a language of the synthesiser's, with a variant of it such as `fr+f2`. */
export async function speak(path: string, voice: string, text: string): Promise<void> {
  const raw = `${path}.raw.wav`;
  await run('espeak-ng', ['-v', voice, '-s', '150', '-w', raw, text]);
  // -R: noise of a dither is the same at every run.
  await run('sox', ['-R', raw, ...WAV, path, 'gain', '-n', '-3']);
}

async function haveAll(): Promise<boolean> {
  for (const name of PACKAGES) {
    const found = await Promise.all(pathsOf([name]).map(starts));
    if (!found.includes(true)) return false;
  }
  return true;
}
