import { accountKey } from '../src/attempts/account-key.ts';
import { describeWait } from '../src/http/rate-limit.ts';

describe('an attempt', () => {
  it('is the same account however the address is capitalised', () => {
    expect(accountKey('Ana@Example.com')).toBe(accountKey('ana@example.com'));
  });
});

describe('a wait', () => {
  it.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
  ])('of %i s is said as %s', (seconds, said) => {
    expect(describeWait(seconds)).toBe(said);
  });
});
