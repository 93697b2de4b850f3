import { isIP } from 'node:net';
import { ValidateBy } from 'class-validator';

const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const LONGEST_PREFIX: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** Settings rule: IP addresses, CIDR ranges and the names that Express has for private ones, separated by commas. */
export function IsProxyList(): PropertyDecorator {
  return ValidateBy({
    name: 'isProxyList',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && value.split(',').every((part) => isProxy(part.trim())),
      defaultMessage: () =>
        `$property must be addresses, ranges such as 10.1.0.0/16, or ${[...NAMED_RANGES].join(', ')}`,
    },
  });
}

function isProxy(part: string): boolean {
  if (NAMED_RANGES.has(part)) return true;
  const [address = '', prefix, ...rest] = part.split('/');
  const longest = LONGEST_PREFIX[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
}
