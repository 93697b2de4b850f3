import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The key under which an account's tries are counted: the table of tries must not be a list of email addresses. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}

/** The key under which a network address is counted. One IPv6 customer holds a whole /64, so that is counted as one. */
export function addressKey(address: string | undefined): string {
  if (!address) return 'unknown';
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(bare) ? `${firstFourGroups(bare)}::/64` : bare;
}

function firstFourGroups(address: string): string {
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
