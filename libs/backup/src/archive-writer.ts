import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import tar from 'tar-stream';

const READABLE_BY_OWNER = 0o600;

/** Writes a tar archive to a target, entry by entry, no faster than the target takes it. */
export class ArchiveWriter {
  private readonly pack = tar.pack();
  private readonly written: Promise<void>;
  /** Ends the wait for the entry that is being written. */
  private failEntry: (reason: unknown) => void = () => undefined;
  private isBroken = false;

  constructor(target: Writable) {
    this.written = pipeline(this.pack, target);
    // The next `add` rejects with it.
    this.written.catch((error: unknown) => {
      this.isBroken = true;
      this.failEntry(error);
    });
  }

  async addBytes(name: string, bytes: Buffer): Promise<void> {
    const header = { name, size: bytes.length, mode: READABLE_BY_OWNER };
    await this.add(
      () =>
        new Promise<void>((resolve, reject) => {
          this.pack.entry(header, bytes, (error) => (error ? reject(error) : resolve()));
        }),
    );
  }

  async addJson(name: string, value: unknown): Promise<void> {
    await this.addBytes(name, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));
  }

  /** `source` must yield exactly `size` bytes. */
  async addStream(name: string, size: number, source: AsyncIterable<Buffer>): Promise<void> {
    await this.add(() => pipeline(source, this.pack.entry({ name, size, mode: READABLE_BY_OWNER })));
  }

  /** Resolves when the target has taken everything. */
  async finish(): Promise<void> {
    this.pack.finalize();
    await this.written;
  }

  /** Ends without the end of an archive, and leaves the target closed. */
  async abandon(reason: Error): Promise<void> {
    this.pack.destroy(reason);
    await this.written.catch(() => undefined);
  }

  /** Half an entry spoils the archive: it ends with the first reason, which may be the target's. */
  private async add(entry: () => Promise<void>): Promise<void> {
    try {
      if (this.isBroken) await this.written;
      // No race of the two, which would leave something at the archive with every entry.
      await new Promise<void>((resolve, reject) => {
        this.failEntry = reject;
        entry().then(resolve, reject);
      });
    } catch (error) {
      await this.abandon(error as Error);
      await this.written;
    }
  }
}
