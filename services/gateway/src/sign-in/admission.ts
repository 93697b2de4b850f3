import { Inject, Injectable } from '@nestjs/common';
import {
  acceptInvitation,
  acquireAdvisoryLock,
  asciiDomain,
  findAccountById,
  recordSecurityEvent,
  type Transaction,
  UnitOfWork,
} from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import type { IDToken } from 'openid-client';
import { ProductError } from '../errors/product-error.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { LOGGER } from '../infrastructure/infrastructure.module.ts';
import { UserRepository } from '../users/user.repository.ts';

type Rules = Pick<
  GatewaySettings,
  'hasBundledIssuer' | 'signUpPolicy' | 'signUp' | 'allowedEmailDomainList' | 'oidcRequiredClaim'
>;

/** Decides whether somebody whom the issuer has authenticated is let in here: an issuer may know the whole world. */
@Injectable()
export class Admission {
  constructor(
    @Inject(GatewaySettings) private readonly rules: Rules,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Lets somebody in, for the first time or again; who may not is refused by a `ProductError` that says why.
   * @param invitation token of the invitation that was followed in this browser
   */
  async admit(claims: IDToken, invitation: string | null): Promise<void> {
    if (!this.rules.hasBundledIssuer) this.checkClaims(claims);
    await this.unitOfWork.run(async (transaction) => {
      if (await this.users.isKnown(transaction, claims.iss, claims.sub)) return;
      await acquireAdvisoryLock(transaction, 'sign-up');
      if (await this.users.isKnown(transaction, claims.iss, claims.sub)) return;
      const isAdministrator = this.rules.hasBundledIssuer
        ? await isFounder(transaction, claims.sub)
        : await this.join(transaction, claims, invitation);
      const userId = await this.users.insert(transaction, claims.iss, claims.sub, isAdministrator);
      if (isAdministrator) {
        await recordSecurityEvent(transaction, { kind: 'administrator.granted', userId }, this.logger);
      }
    });
  }

  /** What holds for everybody of another issuer, at each sign-in. */
  private checkClaims(claims: IDToken): void {
    const { allowedEmailDomainList: domains, oidcRequiredClaim } = this.rules;
    if (domains.length > 0 && !domains.map(asciiDomain).includes(domainOf(verifiedEmail(claims)))) {
      throw notAdmitted(
        `Only people with a confirmed email address at ${domains.join(' or ')} may sign in here. Sign in with that one, or ask whoever runs this Stitchbook.`,
      );
    }
    if (oidcRequiredClaim !== undefined && !hasClaim(claims, oidcRequiredClaim)) {
      throw notAdmitted('Your account may not use this Stitchbook. Ask whoever runs it to let you in.');
    }
  }

  /** Answers whether who joins is to be an administrator; the bundled issuer asks all this where it makes accounts. */
  private async join(transaction: Transaction, claims: IDToken, invitation: string | null): Promise<boolean> {
    const { signUp, signUpPolicy, allowedEmailDomainList, oidcRequiredClaim } = this.rules;
    const isChosenByIssuer = allowedEmailDomainList.length > 0 || oidcRequiredClaim !== undefined;
    if (signUpPolicy === 'open' || (signUp === undefined && isChosenByIssuer)) return false;
    if (signUpPolicy === 'first' && !(await this.users.existsAny(transaction))) return true;
    const email = verifiedEmail(claims);
    const isInvited =
      signUpPolicy !== 'closed' &&
      invitation !== null &&
      (await acceptInvitation(transaction, { token: invitation, email }));
    if (isInvited) return false;
    throw notAdmitted(
      signUpPolicy === 'closed'
        ? 'This Stitchbook takes no new people. If you think that it should, ask whoever runs it.'
        : 'This Stitchbook takes new people by invitation. Ask whoever runs it for a link; each works once.',
    );
  }
}

async function isFounder(transaction: Transaction, accountId: string): Promise<boolean> {
  return (await findAccountById(transaction, accountId))?.isFounder === true;
}

/** An address that the issuer has not confirmed may be anybody's. */
function verifiedEmail(claims: IDToken): string | null {
  const { email, email_verified: isVerified } = claims;
  return typeof email === 'string' && isVerified === true ? email : null;
}

function domainOf(email: string | null): string {
  return asciiDomain(email?.split('@').at(-1)?.toLowerCase() ?? '');
}

/** `name` asks for a claim that is there, `name=value` for one that is this value or has it among others. */
function hasClaim(claims: IDToken, required: string): boolean {
  const [name = '', ...rest] = required.split('=');
  const claim = claims[name];
  if (rest.length === 0) return claim !== undefined && claim !== null && claim !== false;
  const value = rest.join('=');
  if (Array.isArray(claim)) return claim.includes(value);
  return typeof claim === 'string' ? claim === value : JSON.stringify(claim) === value;
}

const notAdmitted = (sentence: string) => new ProductError('forbidden', 'sign-in.not-admitted', sentence);
