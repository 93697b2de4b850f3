import { createHash } from 'node:crypto';
import { normaliseEmail } from '@stitchbook/database';

/** The key under which attempts at an account are counted: a hash, so that the table is no list of email addresses. */
export function accountKey(email: string): string {
  return createHash('sha256').update(normaliseEmail(email)).digest('base64url');
}
