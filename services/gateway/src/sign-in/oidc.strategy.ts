import { PassportStrategy } from '@nestjs/passport';
import type { GatewaySettings } from '../gateway.settings.ts';
import type { UserRepository } from '../users/user.repository.ts';
import { CodeFlow, type VerifiedSignIn } from './code-flow.ts';
import type { OidcClient } from './oidc-client.ts';
import type { PendingSignIns } from './pending-sign-ins.ts';

/** Turns a verified sign-in into a person of this installation. */
export class OidcStrategy extends PassportStrategy(CodeFlow, 'oidc') {
  constructor(
    client: OidcClient,
    pendingSignIns: PendingSignIns,
    private readonly settings: Pick<GatewaySettings, 'origin' | 'hasBundledIssuer'>,
    private readonly users: UserRepository,
  ) {
    super(client, pendingSignIns, settings.origin);
  }

  async validate({ claims, idToken, returnTo }: VerifiedSignIn): Promise<Express.User> {
    if (this.settings.hasBundledIssuer) await this.users.knowAgain(claims.iss, claims.sub);
    const { id } = await this.users.rememberSignIn(claims.iss, claims.sub, {
      email: textOf(claims['email']),
      firstName: textOf(claims['given_name']),
      lastName: textOf(claims['family_name']),
      profileImageUrl: textOf(claims['picture']),
    });
    return { id, signIn: { idToken, returnTo } };
  }
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' && claim !== '' ? claim : null;
}
