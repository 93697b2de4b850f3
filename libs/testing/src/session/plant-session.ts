import { createHmac, randomBytes } from 'node:crypto';
import type { createDataSource } from '@stitchbook/database';

type DataSource = ReturnType<typeof createDataSource>;

/**
 * A session as the gateway makes it at sign-in, without the provider. Returns the cookie to send, signed as express-session
 * signs (HMAC-SHA256, base64 without padding).
 */
export async function plantSession(dataSource: DataSource, userId: string, sessionSecret: string): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  const session = {
    cookie: { path: '/', originalMaxAge: 86_400_000 },
    passport: { user: userId },
    signedInAt: Date.now(),
  };
  await dataSource.query(`insert into http_sessions values ($1, $2, now() + interval '1 day')`, [
    id,
    JSON.stringify(session),
  ]);
  const signature = createHmac('sha256', sessionSecret).update(id).digest('base64').replace(/=+$/, '');
  return `stitchbook=${encodeURIComponent(`s:${id}.${signature}`)}`;
}
