import type { Logger } from '@stitchbook/logging';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { AccountsRepository } from './accounts.repository.ts';

const LINK_VALID_FOR_MS = 3_600_000;

/** Password resets: sends the link by mail, and finds whose password a link sets. */
export class AccountRecovery {
  readonly #accounts: AccountsRepository;
  readonly #mailer: Mailer | null;
  readonly #origin: string;
  readonly #logger: Logger;

  constructor(accounts: AccountsRepository, mailer: Mailer | null, origin: string, logger: Logger) {
    this.#accounts = accounts;
    this.#mailer = mailer;
    this.#origin = origin;
    this.#logger = logger;
  }

  get sendsMail(): boolean {
    return this.#mailer !== null;
  }

  /** Returns the account that a link is sent to, or null where there is none. A mail server's refusal is logged. */
  async sendLink(email: string): Promise<string | null> {
    const mailer = this.#mailer;
    if (!mailer) return null;
    const account = await this.#accounts.findByEmail(email);
    if (!account) return null;
    const how = { origin: this.#origin, validForMs: LINK_VALID_FOR_MS };
    const link = await this.#accounts.issuePasswordReset(account.id, how);
    await mailer
      .send(recoveryMail(account.email, link))
      .catch((error: unknown) => this.#logger.error({ err: error, accountId: account.id }, 'mail could not be sent'));
    return account.id;
  }

  /** The address of the account whose password the link sets; null when it was used, has expired or was never given out. */
  async findEmailOfLink(token: string): Promise<string | null> {
    return (await this.#accounts.findByPasswordReset(token))?.email ?? null;
  }
}

function recoveryMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Choose a new password for Stitchbook',
    text: `Somebody, hopefully you, asked for a new password for the Stitchbook account of this address.

Choose it here, within an hour; the link works once:

${link}

If it was not you, you need not do anything: your password stays as it is.
`,
  };
}
