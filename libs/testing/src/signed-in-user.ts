import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { User, createDataSource } from '@stitchbook/database';

type DataSource = ReturnType<typeof createDataSource>;
type Profile = Partial<Pick<User, 'issuer' | 'firstName' | 'lastName' | 'email'>>;

/** A person who has signed in once, also where the tables are those of a version before. Returns their id. */
export async function addUser(
  dataSource: DataSource,
  { issuer = 'test', firstName = null, lastName = null, email = null }: Profile = {},
): Promise<string> {
  const id = randomUUID();
  await dataSource.query(
    `insert into users (id, issuer, subject, first_name, last_name, email, signed_in_at)
     values ($1::uuid, $2, $1::text, $3, $4, $5, now())`,
    [id, issuer, firstName, lastName, email],
  );
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
