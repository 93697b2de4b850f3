const HEADER_BYTES = 44;

/** A tone as a WAV file; `size` is what its header claims. */
export function wavOf({
  seconds,
  sampleRateHz,
  channels = 1,
  size,
}: {
  seconds: number;
  sampleRateHz: number;
  channels?: number;
  size?: number;
}): Buffer {
  const frames = Math.round(seconds * sampleRateHz);
  const wav = Buffer.alloc(HEADER_BYTES + frames * channels * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(size ?? wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(channels, 22);
  wav.writeUInt32LE(sampleRateHz, 24);
  wav.writeUInt32LE(sampleRateHz * channels * 2, 28);
  wav.writeUInt16LE(channels * 2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(size ?? frames * channels * 2, 40);
  for (let i = 0; i < frames * channels; i += 1)
    wav.writeInt16LE(Math.round(Math.sin(i / 9) * 8_000), HEADER_BYTES + i * 2);
  return wav;
}
