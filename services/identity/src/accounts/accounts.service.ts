import { hash, verify } from '@node-rs/argon2';
import type { CreateAccountForm } from '../pages/create-account.page.ts';
import type { SignInForm } from '../pages/sign-in.page.ts';
import type { AccountsRepository, Admission, Inserted } from './accounts.repository.ts';

/** Accounts with their passwords, which are stored as argon2id hashes. */
export class AccountsService {
  readonly #accounts: AccountsRepository;

  constructor(accounts: AccountsRepository) {
    this.#accounts = accounts;
  }

  /** Returns the account's id, or null. Whether the address or the password was wrong shows neither in the answer nor in its time. */
  async authenticate({ email, password }: SignInForm): Promise<string | null> {
    const credentials = await this.#accounts.findCredentials(email);
    const matches = await verifyPassword(credentials?.passwordHash, password);
    return matches && credentials ? credentials.id : null;
  }

  /** The id of the account of that address, or null. */
  async findId(email: string): Promise<string | null> {
    return (await this.#accounts.findByEmail(email))?.id ?? null;
  }

  /** The address of an account, or null where it no longer exists. */
  async findEmail(accountId: string): Promise<string | null> {
    return (await this.#accounts.findById(accountId))?.email ?? null;
  }

  /** Creates the account of somebody who may sign up: its id, or why it was refused. */
  async create({ firstName, lastName, email, password }: CreateAccountForm, admission: Admission): Promise<Inserted> {
    const passwordHash = await hashPassword(password);
    return this.#accounts.insert({ firstName, lastName: lastName || null, email, passwordHash }, admission);
  }

  /** Sets a new password and ends every session but the one that began at `exceptLogin` (seconds since 1970). */
  async changePassword(accountId: string, password: string, exceptLogin: number | undefined): Promise<void> {
    await this.#accounts.changePassword(accountId, await hashPassword(password), exceptLogin);
  }

  /** Returns whose password it is now, or null when the link was used, has expired or was never given out. */
  async resetPassword(token: string, password: string): Promise<string | null> {
    return this.#accounts.resetPassword(token, await hashPassword(password));
  }
}

/** OWASP's parameters for argon2id, which is the library's default algorithm. Memory is in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password typed on another keyboard may arrive in other code points. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

async function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), COST);
}

const hashOfNobody = hashPassword('nobody has this password');

/**
 * Answers whether the password belongs to the hash. Without a hash, for an account that does not exist,
 * it works just as long before it says no, so that its duration does not show who has an account.
 */
async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await hashOfNobody), normalise(password));
  return matches && passwordHash !== undefined;
}
