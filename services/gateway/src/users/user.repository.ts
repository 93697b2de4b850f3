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

  /** Asked anew by every request, so that what was taken away is gone at once. */
  isAdministrator(id: string): Promise<boolean> {
    return this.dataSource.getRepository(User).existsBy({ id, isAdministrator: true });
  }

  findAdministrators(): Promise<User[]> {
    return this.dataSource.getRepository(User).find({ where: { isAdministrator: true }, order: { createdAt: 'ASC' } });
  }

  /** False when there is no such user. */
  async setAdministrator(id: string, isAdministrator: boolean): Promise<boolean> {
    const { affected } = await this.dataSource.getRepository(User).update({ id }, { isAdministrator });
    return affected === 1;
  }
}
