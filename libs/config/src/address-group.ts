import { isIPv6 } from 'node:net';

/**
 * What a client address is counted by: itself, or in IPv6 its network of 64 bits, as one customer has all of it. An IPv4
 * address is the same when it is mapped into IPv6.
 */
export function addressGroup(address: string | undefined): string {
  if (!address) return 'unknown';
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? '';
  return isIPv6(bare) ? `${firstFourGroups(bare)}::/64` : bare;
}

function firstFourGroups(address: string): string {
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
