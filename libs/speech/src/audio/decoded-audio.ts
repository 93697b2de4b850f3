/** A stretch of one channel's samples, -1 to 1. */
export interface MonoBlock {
  samples: Float32Array;
  sampleRate: number;
}

/** An opened file: what it says of itself, and its sound as a stream of small blocks. */
export interface DecodedAudio {
  /** Null when it cannot be known before the end. */
  totalSeconds: number | null;
  /** To be read once. Leaving the loop early frees what is open. */
  blocks: AsyncIterable<MonoBlock>;
}
