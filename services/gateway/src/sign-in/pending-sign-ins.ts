import { Inject, Injectable } from '@nestjs/common';
import { hkdfSync } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';

/** A sign-in that this browser began and has not finished: what the callback must match. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
  /** Asked for in order to know who is there now: the password has to be given again. */
  isFresh: boolean;
}

/** Several tabs may sign in at once; older ones are removed so that a request's headers stay small. */
const MAX_PENDING = 5;
const VALID_FOR_MS = 60 * 60_000;
const CONTENT_ENCRYPTION = 'A256GCM';
const KEY_BYTES = 32;

/**
 * Keeps each sign-in that was started in an encrypted cookie of its own. So two tabs that start one at the same moment cannot overwrite each
 * other, as they would in one shared session, and a visitor who never comes back leaves no row behind.
 */
@Injectable()
export class PendingSignIns {
  private readonly prefix: string;
  private readonly key: Uint8Array;
  private readonly cookie: CookieOptions;

  constructor(
    @Inject(GatewaySettings) { isSecure, sessionSecret }: Pick<GatewaySettings, 'isSecure' | 'sessionSecret'>,
  ) {
    this.prefix = `${isSecure ? '__Host-' : ''}stitchbook-sign-in-`;
    this.key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'stitchbook pending sign-ins', KEY_BYTES));
    this.cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' };
  }

  async remember(request: Request, response: Response, { state, ...rest }: PendingSignIn): Promise<void> {
    const names = Object.keys(cookiesOf(request)).filter((name) => name.startsWith(this.prefix));
    // Browsers name the oldest first.
    for (const name of names.slice(0, -(MAX_PENDING - 1))) response.clearCookie(name, this.cookie);
    const sealed = await new EncryptJWT(rest)
      .setProtectedHeader({ alg: 'dir', enc: CONTENT_ENCRYPTION })
      .setSubject(state)
      .setExpirationTime(new Date(Date.now() + VALID_FOR_MS))
      .encrypt(this.key);
    response.cookie(this.prefix + state, sealed, { ...this.cookie, maxAge: VALID_FOR_MS });
  }

  /** Gives back the sign-in of this state and clears its cookie: a state serves once. */
  async take(request: Request, response: Response, state: string | null): Promise<PendingSignIn | null> {
    const sealed = state === null ? undefined : cookiesOf(request)[this.prefix + state];
    if (state === null || !sealed) return null;
    response.clearCookie(this.prefix + state, this.cookie);
    try {
      const options = { subject: state, contentEncryptionAlgorithms: [CONTENT_ENCRYPTION] };
      const { payload } = await jwtDecrypt<Omit<PendingSignIn, 'state'>>(sealed, this.key, options);
      const { nonce, codeVerifier, returnTo, isFresh } = payload;
      return { state, nonce, codeVerifier, returnTo, isFresh };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}

function cookiesOf(request: Request): Record<string, string | undefined> {
  return parseCookie(request.headers.cookie ?? '');
}
