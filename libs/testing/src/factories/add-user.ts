import { randomUUID } from 'node:crypto';
import { User, type createDataSource } from '@stitchbook/database';

type Profile = Partial<Pick<User, 'issuer' | 'firstName' | 'lastName' | 'email'>>;

/** A person who has signed in once. Returns their id. */
export async function addUser(dataSource: ReturnType<typeof createDataSource>, profile: Profile = {}): Promise<string> {
  const id = randomUUID();
  await dataSource
    .getRepository(User)
    .insert({ id, issuer: 'test', subject: id, signedInAt: () => 'now()', ...profile });
  return id;
}
