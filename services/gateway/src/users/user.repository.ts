import { User } from '@stitchbook/database';
import type { DataSource } from 'typeorm';

export type Profile = Pick<User, 'email' | 'firstName' | 'lastName' | 'profileImageUrl'>;

export class UserRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string): Promise<User | null> {
    return this.dataSource.getRepository(User).findOneBy({ id });
  }

  /** A person is (issuer, subject): the same e-mail from another issuer is another account. */
  async rememberSignIn(issuer: string, subject: string, profile: Profile): Promise<User> {
    const users = this.dataSource.getRepository(User);
    await users.upsert({ issuer, subject, ...profile, signedInAt: () => 'now()' }, ['issuer', 'subject']);
    return users.findOneByOrFail({ issuer, subject });
  }
}
