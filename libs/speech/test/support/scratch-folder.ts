import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SpeechAudio } from '@stitchbook/speech';

/** A folder for one test file's recordings. */
export class ScratchFolder {
  private constructor(readonly path: string) {}

  static async create(): Promise<ScratchFolder> {
    return new ScratchFolder(await mkdtemp(join(tmpdir(), 'stitchbook-speech-')));
  }

  /** `name` ends with the format. */
  async keep(name: string, bytes: Uint8Array): Promise<SpeechAudio> {
    const path = join(this.path, name);
    await writeFile(path, bytes);
    return { path, format: name.slice(-3) as SpeechAudio['format'] };
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}
