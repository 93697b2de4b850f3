import { type Hash, createHash } from 'node:crypto';
import type { AudioChecksum, TableChecksum } from './manifest.ts';

const LINE_END = 0x0a;

/** Counts and hashes the rows of one table as they stream by in COPY's text format, a line each. */
export class TableHasher {
  private rows = 0;
  private readonly hash = createHash('sha256');

  add(lines: Buffer): void {
    for (let at = lines.indexOf(LINE_END); at !== -1; at = lines.indexOf(LINE_END, at + 1)) this.rows += 1;
    this.hash.update(lines);
  }

  digest(): TableChecksum {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

/** Counts and hashes recordings. */
export class AudioHasher {
  private files = 0;
  private bytes = 0;
  private readonly hash = createHash('sha256');

  add(key: string, bytes: number, sha256: string): void {
    this.files += 1;
    this.bytes += bytes;
    this.hash.update(`${key} ${sha256}\n`);
  }

  digest(): AudioChecksum {
    return { files: this.files, bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

/** Passes bytes on and adds them to a hash. */
export async function* hashing(source: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
}
