/** About a minute at a tenth of a second each. */
const CHUNKS_PER_BLOB = 600;

/**
 * Gathers chunks of sound into blobs, which the browser may move to disk: hours of speech then take the memory of
 * a minute.
 */
export class ChunkBuffer {
  readonly #blobs: Blob[] = [];
  #loose: Int16Array<ArrayBuffer>[] = [];
  samples = 0;

  push(chunk: Int16Array<ArrayBuffer>): void {
    this.samples += chunk.length;
    this.#loose.push(chunk);
    if (this.#loose.length < CHUNKS_PER_BLOB) return;
    this.#blobs.push(new Blob(this.#loose));
    this.#loose = [];
  }

  parts(): BlobPart[] {
    return [...this.#blobs, ...this.#loose];
  }
}
