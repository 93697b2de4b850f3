import { MAX_PEAKS } from '@stitchbook/contracts';
import { WaveformPeaks } from '../src/segmentation/waveform-peaks.ts';
import { hum, noise, silence } from './support/make-wav.ts';

/** The peaks of this sound when it comes in blocks of so many samples. */
function peaksOf(samples: Float32Array, blockSamples = samples.length): number[] {
  const peaks = new WaveformPeaks();
  for (let at = 0; at < samples.length; at += blockSamples) peaks.add(samples.subarray(at, at + blockSamples));
  return [...peaks.toBytes()];
}

/** As the buckets are described: powers of two of samples, as few as leave no more buckets than there may be. */
function expectedPeaks(samples: Float32Array): number[] {
  let bucketSamples = 1;
  while (samples.length > bucketSamples * MAX_PEAKS) bucketSamples *= 2;
  const buckets = Array.from({ length: Math.ceil(samples.length / bucketSamples) }, (_, i) =>
    samples.subarray(i * bucketSamples, (i + 1) * bucketSamples),
  );
  return buckets.map((bucket) =>
    Math.round(255 * bucket.reduce((loudest, each) => Math.max(loudest, Math.abs(each)), 0)),
  );
}

describe('the peaks of a recording', () => {
  it('are none of nothing, and one of a single sample', () => {
    expect(peaksOf(new Float32Array(0))).toEqual([]);
    expect(peaksOf(Float32Array.of(-0.5))).toEqual([128]);
  });

  it('are 0 in silence', () => {
    const peaks = peaksOf(silence(10));
    expect(peaks.length).toBeGreaterThanOrEqual(MAX_PEAKS / 2);
    expect(new Set(peaks)).toEqual(new Set([0]));
  });

  it('are the amplitude of a tone, and 0 where it stops', () => {
    const peaks = peaksOf(Float32Array.of(...hum(1, 440, 0.5), ...silence(1)));
    const half = Math.floor(peaks.length / 2);
    expect(Math.min(...peaks.slice(0, half - 1))).toBeGreaterThan(120);
    expect(Math.max(...peaks)).toBe(128);
    expect(Math.max(...peaks.slice(half + 1))).toBe(0);
  });

  it('are full scale for what is louder than sound can be, and silence for what is no number', () => {
    expect(peaksOf(Float32Array.of(-3, Number.POSITIVE_INFINITY, Number.NaN, 1))).toEqual([255, 255, 0, 255]);
  });

  it.each([1, 2, 199, 200, 201, 399, 400, 401, 1_000, 12_799, 12_800, 12_801, 113_600])(
    'of %i samples are those of spans of equal length, in whatever blocks they come',
    (length) => {
      const samples = noise(8, 0.9).subarray(0, length);
      const expected = expectedPeaks(samples);
      for (const blockSamples of [length, 1, 7, 512, 4_096]) expect(peaksOf(samples, blockSamples)).toEqual(expected);
      expect(expected.length).toBeLessThanOrEqual(MAX_PEAKS);
      expect(expected.length).toBeGreaterThanOrEqual(Math.min(length, MAX_PEAKS / 2));
    },
  );

  it('keep the loudest sample of many hours, wherever it stands', () => {
    const quietHour = new Float32Array(3_600 * 16_000).fill(0.1);
    const peaks = new WaveformPeaks();
    const click = Float32Array.of(0.8);
    for (let hour = 0; hour < 6; hour += 1) {
      peaks.add(quietHour);
      if (hour === 3) peaks.add(click);
    }
    const bytes = [...peaks.toBytes()];
    expect(bytes.length).toBeLessThanOrEqual(MAX_PEAKS);
    expect(bytes.filter((peak) => peak !== 26)).toEqual([204]);
    expect(bytes.indexOf(204) / bytes.length).toBeCloseTo(4 / 6, 1);
  }, 60_000);
});
