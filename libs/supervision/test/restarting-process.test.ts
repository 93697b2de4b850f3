import { RestartBackoff } from '../src/restarting-process.ts';

describe('the delay before a restart', () => {
  it('doubles from one second to thirty', () => {
    const delay = new RestartBackoff();
    expect([1, 2, 3, 4, 5, 6, 7].map(() => delay.after(500))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });

  it('begins again after a minute of life', () => {
    const delay = new RestartBackoff();
    delay.after(500);
    delay.after(500);
    expect(delay.after(60_000)).toBe(1_000);
    expect(delay.after(500)).toBe(2_000);
  });
});
