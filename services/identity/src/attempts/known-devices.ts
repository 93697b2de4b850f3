import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { IdentitySettings } from '../identity.settings.ts';
import { accountKey } from './account-key.ts';

const VALID_FOR_MS = 180 * 24 * 3_600_000;
/** Several people may share a browser; the request's headers must stay small all the same. */
const MAX_ACCOUNTS = 5;
const COOKIE = /^(?<device>[\w-]{22})\.(?<since>\d{13})\.(?<signature>[\w-]{43})$/;

/**
 * Browsers in which somebody has signed in before, by a signed cookie for each account. Their wrong passwords are counted apart,
 * so that strangers cannot lock the right person out.
 */
export class KnownDevices {
  readonly #keys: Buffer[];
  readonly #prefix: string;
  readonly #cookie: CookieOptions;

  constructor({ cookieKeys, origin }: Pick<IdentitySettings, 'cookieKeys' | 'origin'>) {
    const isHttps = origin.startsWith('https:');
    this.#keys = cookieKeys
      .split(',')
      .map((key) => Buffer.from(hkdfSync('sha256', key, '', 'stitchbook known devices', 32)));
    this.#prefix = `${isHttps ? '__Secure-' : ''}stitchbook-device-`;
    this.#cookie = { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/oidc' };
  }

  /** The device's id where this browser has signed in to that account within 180 days, else null. */
  find(request: Request, email: string): string | null {
    const account = accountKey(email);
    const { device, since, signature } = COOKIE.exec(cookiesOf(request)[this.#nameFor(account)] ?? '')?.groups ?? {};
    if (!device || !since || !signature || Date.now() - Number(since) > VALID_FOR_MS) return null;
    const isOurs = this.#keys.some((key) => isSame(signature, sign(key, account, device, since)));
    return isOurs ? device : null;
  }

  /** After a sign-in. Each is a new device, so that a copied cookie cannot use up the attempts of this one. */
  remember(request: Request, response: Response, email: string): void {
    const account = accountKey(email);
    const [key] = this.#keys;
    if (!key) throw new Error('there is no key to sign with');
    const others = Object.keys(cookiesOf(request)).filter(
      (name) => name.startsWith(this.#prefix) && name !== this.#nameFor(account),
    );
    // Browsers name the oldest first.
    for (const name of others.slice(0, -(MAX_ACCOUNTS - 1))) response.clearCookie(name, this.#cookie);
    const device = randomBytes(16).toString('base64url');
    const since = String(Date.now());
    const value = [device, since, sign(key, account, device, since)].join('.');
    response.cookie(this.#nameFor(account), value, { ...this.#cookie, maxAge: VALID_FOR_MS });
  }

  #nameFor(account: string): string {
    return this.#prefix + account.slice(0, 16);
  }
}

function sign(key: Buffer, account: string, device: string, since: string): string {
  return createHmac('sha256', key).update(`${account}.${device}.${since}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function cookiesOf(request: Request): Record<string, string | undefined> {
  return parseCookie(request.headers.cookie ?? '');
}
