import { LevelMeter } from '../src/features/recording/capture/level-meter.ts';

/** A tenth of a second at 16 kHz, as loud as `amplitude` of 32,767. */
const chunk = (amplitude: number) => new Int16Array(1_600).fill(amplitude);

describe('the level of a microphone', () => {
  it.each([
    [0, 0],
    [33, 0],
    [1_036, 0.5],
    [32_767, 1],
    [-32_768, 1],
  ])('of a peak of %i is %f', (amplitude, level) => {
    expect(new LevelMeter().push(chunk(amplitude))).toBeCloseTo(level, 1);
  });

  it.each([
    ['silent', 100],
    ['quiet', 600],
    ['good', 8_000],
    ['clipped', 32_767],
  ])('is judged as %s', (verdict, amplitude) => {
    const meter = new LevelMeter();
    meter.push(chunk(amplitude));
    expect(meter.verdict()).toBe(verdict);
  });

  it('is judged by the loudest of the last two seconds', () => {
    const meter = new LevelMeter();
    meter.push(chunk(8_000));
    for (let at = 0; at < 19; at += 1) meter.push(chunk(0));
    expect(meter.verdict()).toBe('good');
    meter.push(chunk(0));
    expect(meter.verdict()).toBe('silent');
  });
});
