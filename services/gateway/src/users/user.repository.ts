import { Injectable } from '@nestjs/common';
import { queryPrepared, ReadTogether, type Transaction, User } from '@stitchbook/database';
import { DataSource } from 'typeorm';
import type { GatewaySettings } from '../infrastructure/gateway.settings.ts';

/** Where the gateway passes people on to the bundled provider, at whatever address; every name of that issuer ends so. */
export const BUNDLED_ISSUER_PATH = '/oidc';

/** At this address or a former one, for a session outlives a change of address. */
export function isAtBundledProvider(
  { hasBundledIssuer }: Pick<GatewaySettings, 'hasBundledIssuer'>,
  user: User,
): boolean {
  return hasBundledIssuer && user.issuer.endsWith(BUNDLED_ISSUER_PATH);
}

export type Profile = Pick<User, 'email' | 'firstName' | 'lastName' | 'profileImageUrl'>;

/** What somebody is shown of themselves. */
export type ShownUser = Profile & Pick<User, 'id' | 'spokenLanguage'>;

const READ_SHOWN_USERS = {
  name: 'read-shown-users',
  text: `select id, email, first_name as "firstName", last_name as "lastName", profile_image_url as "profileImageUrl", spoken_language as "spokenLanguage"
         from users where id = any($1)`,
};
/** Statements under way at once. */
const MOST_READS = 4;

@Injectable()
export class UserRepository {
  private readonly shown = new ReadTogether<ShownUser>((ids) => this.readShown(ids), MOST_READS);

  constructor(private readonly dataSource: DataSource) {}

  /** Asked by every page that is opened: as `find`, without what only the product knows. */
  findShown(id: string): Promise<ShownUser | undefined> {
    return this.shown.read(id);
  }

  private async readShown(ids: readonly string[]): Promise<ReadonlyMap<string, ShownUser>> {
    const users = await queryPrepared<ShownUser>(this.dataSource, READ_SHOWN_USERS, [ids]);
    return new Map(users.map((user) => [user.id, user]));
  }

  find(id: string): Promise<User | null> {
    return this.dataSource.getRepository(User).findOneBy({ id });
  }

  /** The id of a person who is not deleted before this transaction ends; null when there is none. */
  async lockId(transaction: Transaction, id: string): Promise<string | null> {
    const [locked] = await transaction.query<{ id: string }[]>('select id from users where id = $1 for key share', [
      id,
    ]);
    return locked?.id ?? null;
  }

  /** Whether anybody has ever signed in here. */
  async existsAny(transaction: Transaction): Promise<boolean> {
    return transaction.getRepository(User).exists();
  }

  /** Whether this person has signed in here before. */
  async isKnown(transaction: Transaction, issuer: string, subject: string): Promise<boolean> {
    return transaction.getRepository(User).existsBy({ issuer, subject });
  }

  /** Inserts who signs in here for the first time; their profile follows with `upsertFromSignIn`. Returns their id. */
  async insert(transaction: Transaction, issuer: string, subject: string, isAdministrator: boolean): Promise<string> {
    const { identifiers } = await transaction
      .getRepository(User)
      .insert({ issuer, subject, isAdministrator, signedInAt: () => 'now()' });
    return (identifiers[0] as { id: string }).id;
  }

  /** A person is (issuer, subject): the same e-mail from another issuer is another account. */
  async upsertFromSignIn(issuer: string, subject: string, profile: Profile): Promise<User> {
    const users = this.dataSource.getRepository(User);
    await users.upsert({ issuer, subject, ...profile, signedInAt: () => 'now()' }, ['issuer', 'subject']);
    return users.findOneByOrFail({ issuer, subject });
  }

  /**
   * The bundled issuer is named after the address of the installation: with a new address it is the same issuer under a new
   * name. Who has not signed in under that name yet takes over the person they were last, with all their notes.
   */
  async migrateIssuer(bundledIssuer: string, subject: string): Promise<void> {
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

  async choose(id: string, chosen: Partial<Pick<User, 'titleNotesForMe' | 'spokenLanguage'>>): Promise<void> {
    await this.dataSource.getRepository(User).update({ id }, chosen);
  }

  /** The languages that can be heard here, as a transcription worker last told. */
  async findSpeechLanguages(): Promise<string[]> {
    const found = await this.dataSource.query<{ language: string }[]>(
      'select language from speech_languages order by language',
    );
    return found.map(({ language }) => language);
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

/** What a person is called by others; null when they gave no name. */
export const nameOf = (user: string) => `nullif(trim(concat_ws(' ', ${user}.first_name, ${user}.last_name)), '')`;
