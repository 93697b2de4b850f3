import { Pace } from '../src/captions/pace.ts';

/** Whether there is hope after each of these lags, five seconds apart. */
function judge(lags: number[]): boolean[] {
  const pace = new Pace();
  return lags.map((lagSeconds, at) => !pace.isHopeless(lagSeconds, at * 5_000));
}

describe('captions that are behind who speaks', () => {
  it.each([
    ['never by much', [0, 2, 9, 10, 9, 10, 10], true],
    ['once, for a moment', [0, 14, 19, 8, 14, 18, 9], true],
    ['a long recording that was taken over', [3_600, 3_580, 3_560, 3_400, 3_000, 2_000, 11, 0], true],
    ['more and more', [0, 5, 11, 15, 19], false],
    ['as far as before', [60, 60, 60], false],
    ['more again after having caught up', [600, 300, 100, 5, 20, 30, 40], false],
  ])('%s', (_, lags, keepsUp) => {
    expect(judge(lags).at(-1)).toBe(keepsUp);
    expect(judge(lags).slice(0, -1)).not.toContain(false);
  });
});
