import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy, PassportSerializer } from '@nestjs/passport';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { UserRepository } from '../users/user.repository.ts';
import { Admission } from './admission.ts';
import { CodeFlow, type VerifiedSignIn } from './code-flow.ts';
import { OidcClient } from './oidc-client.ts';
import { PendingSignIns } from './pending-sign-ins.ts';

/** In bytes of UTF-8. */
export const MAX_NAME_BYTES = 400;
const MAX_ADDRESS_BYTES = 2_000;

/** Turns a verified sign-in into a person of this installation. */
@Injectable()
export class OidcStrategy extends PassportStrategy(CodeFlow, 'oidc') {
  constructor(
    client: OidcClient,
    pendingSignIns: PendingSignIns,
    @Inject(GatewaySettings) private readonly settings: Pick<GatewaySettings, 'origin' | 'hasBundledIssuer'>,
    private readonly users: UserRepository,
    private readonly admission: Admission,
  ) {
    super(client, pendingSignIns, settings.origin);
  }

  async validate({ claims, idToken, returnTo, authTime, invitation }: VerifiedSignIn): Promise<Express.User> {
    if (this.settings.hasBundledIssuer) await this.users.migrateIssuer(claims.iss, claims.sub);
    await this.admission.admit(claims, invitation);
    const { id } = await this.users.upsertFromSignIn(claims.iss, claims.sub, {
      email: textOf(claims['email'], MAX_ADDRESS_BYTES),
      firstName: textOf(claims['given_name'], MAX_NAME_BYTES),
      lastName: textOf(claims['family_name'], MAX_NAME_BYTES),
      profileImageUrl: textOf(claims['picture'], MAX_ADDRESS_BYTES),
    });
    return { id, signIn: { idToken, returnTo, authTime } };
  }
}

/** An issuer may say anything; a name stands in the lists of others. */
function textOf(claim: unknown, maxBytes: number): string | null {
  return typeof claim === 'string' && claim !== '' && Buffer.byteLength(claim) <= maxBytes ? claim : null;
}

type Done<T> = (error: Error | null, result: T) => void;

/** A session remembers who by id alone. */
@Injectable()
export class UserIdSerializer extends PassportSerializer {
  serializeUser(user: Express.User, done: Done<string>): void {
    done(null, user.id);
  }

  deserializeUser(id: string, done: Done<Express.User>): void {
    done(null, { id });
  }
}
