/** Samples from -1 to 1 as 16-bit integers; what is louder is clipped, not wrapped around. */
export function toInt16(samples: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
}
