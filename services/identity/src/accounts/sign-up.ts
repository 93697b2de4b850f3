import { invitationCookieName } from '@stitchbook/contracts';
import type { Invitation } from '@stitchbook/database';
import type { SignUpPolicy, SignUpSettings } from '@stitchbook/config';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import type { SignUpOffer } from '../pages/sign-in.page.ts';
import type { AccountsRepository } from './accounts.repository.ts';

/** Who may create an account, for the pages that offer it. `AccountsRepository.insert` checks again in its transaction. */
export class SignUp {
  readonly policy: SignUpPolicy;
  readonly #accounts: AccountsRepository;
  readonly #cookie: string;

  constructor(
    { signUpPolicy, baseUrl }: Pick<SignUpSettings, 'signUpPolicy' | 'baseUrl'>,
    accounts: AccountsRepository,
  ) {
    this.policy = signUpPolicy;
    this.#accounts = accounts;
    this.#cookie = invitationCookieName(baseUrl.startsWith('https:'));
  }

  /** The token of the invitation that was followed in this browser, or null. */
  tokenOf(request: Request): string | null {
    return parseCookie(request.headers.cookie ?? '')[this.#cookie] || null;
  }

  /** The invitation that was followed in this browser, while it can be used; null otherwise. */
  async findInvitation(request: Request): Promise<Invitation | null> {
    const token = this.policy === 'closed' ? null : this.tokenOf(request);
    return token === null ? null : this.#accounts.findInvitation(token);
  }

  /** Whether this browser is offered to create an account. */
  async isOpenTo(request: Request): Promise<boolean> {
    if (this.policy === 'open') return true;
    if (this.policy === 'first' && !(await this.#accounts.hasAccounts())) return true;
    return (await this.findInvitation(request)) !== null;
  }

  /** What the sign-in page says to somebody new. */
  async offerTo(request: Request): Promise<SignUpOffer> {
    if (await this.isOpenTo(request)) return 'account';
    return this.policy === 'closed' ? 'nothing' : 'invitation';
  }
}
