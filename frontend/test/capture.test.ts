import { encodeWav } from '../src/features/recording/capture/encode-wav.ts';
import { Resampler } from '../src/features/recording/capture/resampler.ts';
import { toInt16 } from '../src/features/recording/capture/to-int16.ts';

describe('writing WAV', () => {
  it('writes the header and the samples bit for bit', async () => {
    const wav = encodeWav([Int16Array.of(0, 1, -1), Int16Array.of(32_767, -32_768)], 5, 16_000);
    expect(wav.type).toBe('audio/wav');
    const bytes = Buffer.from(await wav.arrayBuffer());
    expect(bytes.toString('hex')).toBe(
      [
        '52494646',
        '2e000000',
        '57415645', // RIFF, 36 + 10 bytes, WAVE
        '666d7420',
        '10000000',
        '0100',
        '0100', // fmt, 16 bytes, PCM, mono
        '803e0000',
        '007d0000',
        '0200',
        '1000', // 16,000 Hz, 32,000 bytes a second, 2 a frame, 16 bit
        '64617461',
        '0a000000', // data, 10 bytes
        '0000',
        '0100',
        'ffff',
        'ff7f',
        '0080',
      ].join(''),
    );
  });

  it('clips what is too loud', () => {
    expect(Array.from(toInt16(Float32Array.of(0, 1, -1, 1.5, -7, 0.5)))).toEqual([
      0, 32_767, -32_767, 32_767, -32_767, 16_384,
    ]);
  });
});

describe('resampling', () => {
  const tone = (hz: number, rateHz: number, seconds: number) =>
    Float32Array.from({ length: rateHz * seconds }, (_, index) => Math.sin((2 * Math.PI * hz * index) / rateHz));

  /** As the audio thread does: 128 samples at a time. */
  const resample = (input: Float32Array, fromHz: number, toHz: number) => {
    const resampler = new Resampler(fromHz, toHz);
    const output: number[] = [];
    for (let at = 0; at < input.length; at += 128) output.push(...resampler.push(input.subarray(at, at + 128)));
    output.push(...resampler.flush());
    return output;
  };

  const loudest = (samples: number[]) => Math.max(...samples.slice(400, -400).map(Math.abs));

  it.each([48_000, 44_100, 96_000, 22_050, 8000])('keeps a tone of 1 kHz as it was, from %i Hz', (rateHz) => {
    const output = resample(tone(1000, rateHz, 1), rateHz, 16_000);
    expect(Math.abs(output.length - 16_000)).toBeLessThanOrEqual(1);
    const expected = tone(1000, 16_000, 1);
    const worst = loudest(output.map((sample, index) => sample - (expected[index] ?? 0)));
    expect(worst).toBeLessThan(0.01);
  });

  it('takes away what 16 kHz cannot carry, instead of folding it down', () => {
    expect(loudest(resample(tone(12_000, 48_000, 1), 48_000, 16_000))).toBeLessThan(0.001);
  });

  it('leaves alone what has the right rate', () => {
    const input = tone(300, 16_000, 1);
    expect(resample(input, 16_000, 16_000)).toEqual(Array.from(input));
  });
});
