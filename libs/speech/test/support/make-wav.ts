export interface WavShape {
  channels?: number;
  sampleRate?: number;
  bits?: 8 | 16 | 24 | 32;
  isFloat?: boolean;
  /** What the header claims; the truth when not given. */
  dataBytes?: number;
}

/** A WAV file in memory: `samples` (-1 to 1), the same in every channel. */
export function makeWav(
  samples: Float32Array,
  { channels = 1, sampleRate = 16_000, bits = 16, isFloat = false, dataBytes }: WavShape = {},
): Buffer {
  const blockBytes = (channels * bits) / 8;
  const data = Buffer.alloc(samples.length * blockBytes);
  const write = sampleWriter(data, bits, isFloat);
  for (let i = 0; i < samples.length; i += 1) {
    for (let channel = 0; channel < channels; channel += 1)
      write(samples[i] ?? 0, i * blockBytes + (channel * bits) / 8);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE((36 + data.length) >>> 0, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(isFloat ? 3 : 1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE((sampleRate * blockBytes) >>> 0, 28);
  header.writeUInt16LE(blockBytes & 0xffff, 32);
  header.writeUInt16LE(bits, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes ?? data.length, 40);
  return Buffer.concat([header, data]);
}

function sampleWriter(data: Buffer, bits: number, isFloat: boolean): (sample: number, at: number) => void {
  if (isFloat) return (sample, at) => data.writeFloatLE(sample, at);
  if (bits === 8) return (sample, at) => data.writeUInt8(Math.round(sample * 127) + 128, at);
  const peak = 2 ** (bits - 1) - 1;
  return (sample, at) => data.writeIntLE(Math.round(sample * peak), at, bits / 8);
}

export function silence(seconds: number, sampleRate = 16_000): Float32Array {
  return new Float32Array(Math.round(seconds * sampleRate));
}

/** White noise, the same at every run. */
export function noise(seconds: number, loudness: number): Float32Array {
  let seed = 1;
  return silence(seconds).map(() => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed / 1_073_741_824 - 1) * loudness;
  });
}

export function hum(seconds: number, hertz: number, loudness: number): Float32Array {
  return silence(seconds).map((_, i) => Math.sin((i * 2 * Math.PI * hertz) / 16_000) * loudness);
}

/** The samples of a 16-bit mono WAV file with a plain header. */
export function samplesOf(wav: Buffer): Float32Array {
  const samples = new Float32Array((wav.length - 44) / 2);
  return samples.map((_, i) => wav.readInt16LE(44 + i * 2) / 32_768);
}
