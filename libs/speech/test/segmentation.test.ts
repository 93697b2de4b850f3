import { filterHallucinations } from '../src/segmentation/hallucination-filter.ts';
import { RingBuffer } from '../src/segmentation/ring-buffer.ts';
import { joinSegments, placeSegment } from '../src/segmentation/segment-batch.ts';
import { splitLongSegment } from '../src/segmentation/vad-segment.ts';
import { noise } from './support/make-wav.ts';

describe('words that a model hallucinated', () => {
  it.each([
    ['And so on and on and on.', 3, 'And so on and on and on.'],
    ['No, no, no, that is fine.', 3, 'No, no, no, that is fine.'],
    ['the the the the the the the', 2, 'the'],
    ['Thank you. Thank you. Thank you. Thank you. Bye', 2, 'Thank you. Bye'],
    ['A whole long sentence that nobody can have said.', 0.3, ''],
    ['...', 2, ''],
    ['  What  did\nyou say? ', 2, 'What did you say?'],
    ['', 2, ''],
  ])('of %j in %f s, %j stays', (text, seconds, kept) => {
    expect(filterHallucinations(text, seconds)).toBe(kept);
  });
});

describe('a VAD segment in which nobody takes a breath', () => {
  it('is cut where it is quietest, and nothing is lost', () => {
    const samples = noise(50, 0.5);
    samples.fill(0, 12 * 16_000, 12.2 * 16_000);
    const parts = splitLongSegment({ startSample: 1_000, samples, voicedSamples: samples.length - 100 });
    expect(parts.length).toBeGreaterThan(2);
    expect(parts[0]?.samples.length).toBeGreaterThanOrEqual(12 * 16_000);
    expect(parts[0]?.samples.length).toBeLessThanOrEqual(12.2 * 16_000);
    let at = 1_000;
    for (const part of parts) {
      expect(part.startSample).toBe(at);
      expect(part.samples.length).toBeLessThanOrEqual(18 * 16_000);
      at += part.samples.length;
    }
    expect(at).toBe(1_000 + samples.length);
    expect(parts.reduce((sum, part) => sum + part.voicedSamples, 0)).toBe(samples.length - 100);
  });

  it('stays whole when it is short enough', () => {
    const segment = { startSample: 5, samples: noise(15, 0.5), voicedSamples: 10 };
    expect(splitLongSegment(segment)).toEqual([segment]);
  });
});

describe('the most recent samples of a stream', () => {
  it('are found by their position, as far as they are not overwritten', () => {
    const recent = new RingBuffer(10);
    for (let at = 0; at < 24; at += 4) recent.push(Float32Array.of(at, at + 1, at + 2, at + 3));
    expect(recent.slice(16, 20)).toEqual({ start: 16, samples: Float32Array.of(16, 17, 18, 19) });
    expect(recent.slice(0, 16)).toEqual({ start: 14, samples: Float32Array.of(14, 15) });
    expect(recent.slice(22, 99)).toEqual({ start: 22, samples: Float32Array.of(22, 23) });
  });
});

describe('a time in a batch that a service answered', () => {
  const segment = (startSeconds: number, seconds: number) => ({
    startSample: startSeconds * 16_000,
    samples: new Float32Array(seconds * 16_000),
    voicedSamples: 0,
  });
  const { parts, samples } = joinSegments([segment(10, 2), segment(60, 3)]);

  it.each([
    [0, 1, 10, 11],
    [1, 2.2, 11, 12],
    [1, 3, 11, 60.5],
    [2.5, 5.5, 60, 63],
    [4, 99, 61.5, 63],
    [3, 1, 60.5, 60.5],
  ])('from %f to %f lies from %f to %f in the recording', (startSeconds, endSeconds, start, end) => {
    expect(samples).toHaveLength(6 * 16_000);
    const placed = placeSegment({ startSeconds, endSeconds, text: 'words' }, parts);
    expect(placed).toEqual({ startSeconds: start, endSeconds: end, text: 'words' });
  });
});
