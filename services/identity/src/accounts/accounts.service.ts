import type { CreateAccountForm } from '../forms/create-account.form.ts';
import type { SignInForm } from '../forms/sign-in.form.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import { hashPassword, verifyPassword } from './password.ts';

export class AccountsService {
  readonly #accounts: AccountsRepository;

  constructor(accounts: AccountsRepository) {
    this.#accounts = accounts;
  }

  /** Returns the account's id, or null: whether the address or the password was wrong is not told, nor to be seen in time. */
  async authenticate({ email, password }: SignInForm): Promise<string | null> {
    const credentials = await this.#accounts.findCredentials(email);
    const matches = await verifyPassword(credentials?.passwordHash, password);
    return matches && credentials ? credentials.id : null;
  }

  /** Returns the new account's id, or null when the email address already has one. */
  async create({ firstName, lastName, email, password }: CreateAccountForm): Promise<string | null> {
    const passwordHash = await hashPassword(password);
    return this.#accounts.insertUnlessTaken({ firstName, lastName: lastName || null, email, passwordHash });
  }
}
