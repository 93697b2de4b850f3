import { createHash, randomBytes } from 'node:crypto';

/** The token of a one-time link: 256 random bits in base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: its SHA-256. It cannot be reversed, and a random value needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
