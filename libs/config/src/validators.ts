import { ValidateBy } from 'class-validator';
import proxyAddr from 'proxy-addr';

const MIN_DISTINCT_CHARACTERS = 10;
/** What people find in examples and forget to replace. */
const PLACEHOLDER = /change.?(?:me|this)|replace.?(?:me|this)|placeholder|example|default|your.?secret/i;

/**
 * Settings rule: a secret that looks random. At least `minLength` characters, ten of them
 * different, and nothing that reads like an example.
 */
export function IsHardToGuess(minLength = 32): PropertyDecorator {
  return ValidateBy({
    name: 'isHardToGuess',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' &&
        value.length >= minLength &&
        new Set(value).size >= MIN_DISTINCT_CHARACTERS &&
        !PLACEHOLDER.test(value),
      defaultMessage: () => `$property must be at least ${minLength} random characters`,
    },
  });
}

/** A number of proxies, from 1 to 9. */
const HOPS = /^[1-9]$/;

/**
 * Settings rule: the proxies whose `X-Forwarded-For` is trusted. IP addresses, CIDR ranges and Express' names for private ranges,
 * separated by commas; or a number of proxies, whatever their addresses, each of which is trusted for one address. A range
 * trusts every machine in it: `uniquelocal` also those of the same local network.
 */
export function IsProxyList(): PropertyDecorator {
  return ValidateBy({
    name: 'isProxyList',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && (HOPS.test(value) || isAddressList(value)),
      defaultMessage: () =>
        '$property must be addresses, ranges such as 10.1.0.0/16, loopback, linklocal, uniquelocal, or a number of proxies',
    },
  });
}

/** The value of Express' setting `trust proxy` for a list that `IsProxyList` takes. */
export function trustProxies(list: string): string | number {
  return HOPS.test(list) ? Number(list) : list;
}

function isAddressList(list: string): boolean {
  const parts = list.split(',').map((part) => part.trim());
  // proxy-addr takes a number for an IPv4 address: 27 for 0.0.0.27.
  if (parts.some((part) => /^\d*$/.test(part))) return false;
  try {
    proxyAddr.compile(parts);
    return true;
  } catch {
    return false;
  }
}
