import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { User, type createDataSource } from '@stitchbook/database';

type DataSource = ReturnType<typeof createDataSource>;
type Profile = Partial<Pick<User, 'issuer' | 'firstName' | 'lastName' | 'email'>>;

/** A person who has signed in once. Returns their id. */
export async function addUser(dataSource: DataSource, profile: Profile = {}): Promise<string> {
  const id = randomUUID();
  await dataSource
    .getRepository(User)
    .insert({ id, issuer: 'test', subject: id, signedInAt: () => 'now()', ...profile });
  return id;
}

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
    authTime: Math.floor(Date.now() / 1_000),
  };
  await dataSource.query(`insert into http_sessions values ($1, $2, now() + interval '1 day')`, [
    id,
    JSON.stringify(session),
  ]);
  const signature = createHmac('sha256', sessionSecret)
    .update(id)
    .digest('base64')
    .replace(/(?<!=)=+$/, '');
  return `stitchbook=${encodeURIComponent(`s:${id}.${signature}`)}`;
}
