export interface EmbedOptions {
  /** Rejects with its reason, at the latest after the texts that are being read. */
  signal?: AbortSignal;
  /** How long a service that is busy may make it wait before it is asked once more; somebody who searches waits two seconds. */
  longestWaitMs?: number;
}

/** Makes vectors of texts: what is alike in meaning points in the same direction. */
export interface Embedder {
  /** Model and its version: vectors of different names say nothing about each other. */
  readonly name: string;
  /**
   * A vector of unit length for each text, in their order; a long text counts with its beginning. Rejects with an `EmbeddingError`,
   * or with the signal's reason.
   */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<Float32Array[]>;
  /** Ends what was started for it. */
  close(): Promise<void>;
}
