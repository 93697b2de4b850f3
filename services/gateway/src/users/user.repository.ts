import { User } from '@stitchbook/database';
import type { DataSource } from 'typeorm';

/** Where the gateway passes people on to the bundled provider, at whatever address; every name of that issuer ends so. */
export const BUNDLED_ISSUER_PATH = '/oidc';

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

  /**
   * The bundled issuer is named after the address of the installation: with a new address it is the same issuer under a new
   * name. Who has not signed in under that name yet takes over the person they were last, with all their notes.
   */
  async knowAgain(bundledIssuer: string, subject: string): Promise<void> {
    await this.dataSource.query(
      `update users set issuer = $1
       where id = (
           select id from users where subject = $2 and issuer like '%${BUNDLED_ISSUER_PATH}'
           order by signed_in_at desc limit 1
         )
         and not exists (select from users where issuer = $1 and subject = $2)`,
      [bundledIssuer, subject],
    );
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
