import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addModel, type Clip, findVoiceDetector } from '@stitchbook/speech/models';
import { fixtureAudio } from './fixtures.ts';
import type { Entry } from './make-archive.ts';
import { ensureSpeechModel } from './speech-model.ts';

export const MODEL_FILES = ['encoder_model.onnx', 'decoder_model_merged.onnx', 'tokens.txt'];

/** A folder of models, empty in each test, and things to add to it; registered with the tests of the file that makes one. */
export class ModelInstallation {
  /** The folder of a model that works. */
  tiny!: string;
  models!: string;
  scratch!: string;
  /** The same model as an archive has it. */
  entries!: Entry[];

  constructor() {
    beforeAll(() => this.prepare(), 120_000);
    beforeEach(async () => {
      this.models = await mkdtemp(join(this.scratch, 'models-'));
    });
    afterAll(() => rm(this.scratch, { recursive: true, force: true }));
  }

  async add(source: string, more: { languages?: string[]; name?: string; clip?: Clip } = {}) {
    const { models } = this;
    return addModel({ source, models, say: () => undefined, ...(await this.verification()), ...more });
  }

  async verification() {
    return {
      voiceDetectorPath: await findVoiceDetector({ model: this.tiny, default: this.tiny }),
      limits: { memoryMb: 1_500, stallSeconds: 60, niceness: 0 },
      englishClip: { audio: fixtureAudio('amiable.wav'), says: 'He might even have been made amiable himself.' },
    };
  }

  /** A file outside of the folder of models. */
  async keep(name: string, bytes: Uint8Array): Promise<string> {
    const path = join(this.scratch, name);
    await writeFile(path, bytes);
    return path;
  }

  async isEmpty(): Promise<boolean> {
    return (await readdir(this.models)).length === 0;
  }

  private async prepare(): Promise<void> {
    this.tiny = await ensureSpeechModel();
    this.scratch = await mkdtemp(join(tmpdir(), 'stitchbook-models-'));
    const files = MODEL_FILES.map(async (name) => ({
      name: `moonshine-tiny-en/${name}`,
      bytes: await readFile(join(this.tiny, name)),
    }));
    this.entries = [
      { name: 'moonshine-tiny-en/', type: 'directory' },
      { name: 'moonshine-tiny-en/LICENSE', bytes: Buffer.from('MIT') },
      { name: 'moonshine-tiny-en/test_wavs/tokens.txt', bytes: Buffer.from('of something else') },
      ...(await Promise.all(files)),
    ];
  }
}
