/** About a minute at a tenth of a second each. */
const CHUNKS_PER_BLOB = 600;

/**
 * Gathers chunks of sound into blobs, which the browser may move to disk: hours of speech then take the memory of
 * a minute.
 */
export class ChunkBuffer {
  readonly #blobs: Blob[] = [];
  #loose: Int16Array<ArrayBuffer>[] = [];
  /** With those before. */
  samples: number;

  /** @param samplesBefore how many were heard before these, on another device */
  constructor(readonly samplesBefore = 0) {
    this.samples = samplesBefore;
  }

  /** Bytes that came before. */
  get start(): number {
    return this.samplesBefore * Int16Array.BYTES_PER_ELEMENT;
  }

  /** Bytes, with those before. */
  get size(): number {
    return this.samples * Int16Array.BYTES_PER_ELEMENT;
  }

  push(chunk: Int16Array<ArrayBuffer>): void {
    this.samples += chunk.length;
    this.#loose.push(chunk);
    if (this.#loose.length < CHUNKS_PER_BLOB) return;
    this.#blobs.push(new Blob(this.#loose));
    this.#loose = [];
  }

  parts(): (Blob | Int16Array<ArrayBuffer>)[] {
    return [...this.#blobs, ...this.#loose];
  }

  /** The bytes from `start` up to `end`, counted with those before; no more than the chunks that have them is copied. */
  slice(start: number, end: number): Blob {
    const touched: (Blob | Int16Array<ArrayBuffer>)[] = [];
    let firstAt = this.start;
    let at = this.start;
    for (const part of this.parts()) {
      const bytes = part instanceof Blob ? part.size : part.byteLength;
      if (touched.length === 0) firstAt = at;
      at += bytes;
      if (at > start && at - bytes < end) touched.push(part);
    }
    return new Blob(touched).slice(start - firstAt, end - firstAt);
  }
}
