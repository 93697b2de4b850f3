import { addressKey, accountKey } from '../src/tries/who-tries.ts';
import { describeWait } from '../src/tries/too-many-tries.ts';

describe('who tries', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('at %s is counted as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

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
