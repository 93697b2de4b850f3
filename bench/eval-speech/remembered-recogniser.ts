import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Recogniser, type VadSegment, findLocalModels } from '@stitchbook/speech/in-process';

/** What a model recognised is kept in a file of lines, so that a change of what is done with it is judged in seconds. */
export class RememberedRecogniser {
  private readonly known = new Map<string, string>();
  private recogniser: Recogniser | null = null;

  constructor(
    private readonly folders: { model: string; default: string },
    private readonly file: string,
  ) {
    mkdirSync(dirname(file), { recursive: true });
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    for (const line of lines) {
      const [key, text] = JSON.parse(line) as [string, string];
      this.known.set(key, text);
    }
  }

  async recognise(segment: VadSegment): Promise<string> {
    const { buffer, byteOffset, byteLength } = segment.samples;
    const key = createHash('sha256')
      .update(Buffer.from(buffer, byteOffset, byteLength))
      .digest('base64url');
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.recogniser ??= new Recogniser((await findLocalModels(this.folders)).recogniser, 1);
    const text = await this.recogniser.recognise(segment);
    this.known.set(key, text);
    appendFileSync(this.file, `${JSON.stringify([key, text])}\n`);
    return text;
  }
}
