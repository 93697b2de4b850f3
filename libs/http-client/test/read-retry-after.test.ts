import { readRetryAfterMs } from '@stitchbook/http-client';

describe('what a provider says of when to come back', () => {
  const now = Date.parse('2026-01-31T10:00:00Z');
  const read = (value: string) => readRetryAfterMs(new Headers({ 'retry-after': value }), now);

  it.each([
    ['0', 0],
    ['1.5', 1_500],
    ['120', 120_000],
    ['Sat, 31 Jan 2026 10:00:30 GMT', 30_000],
    ['Sat, 31 Jan 2026 09:00:00 GMT', 0],
  ])('takes %j as %i ms', (value, waitMs) => expect(read(value)).toBe(waitMs));

  it.each(['', 'soon', '-5x', 'NaN', 'Infinity', '0x10'])('makes nothing of %j', (value) =>
    expect(read(value) ?? 'nothing').toBe('nothing'),
  );
});
