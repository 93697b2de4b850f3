import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@stitchbook/logging';
import * as oidc from 'openid-client';
import { LOGGER } from '../infrastructure/infrastructure.module.ts';
import { ProductError } from '../errors/product-error.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';

const TIMEOUT_SECONDS = 10;
/** For an issuer on this machine or a private network: its ID tokens are believed for their signature, not for the way they came by. */
// oxlint-disable-next-line typescript/no-deprecated -- marked so that nobody uses it without thinking
const allowPlainHttp = oidc.allowInsecureRequests;

/** The gateway as a client of its OpenID Connect issuer. The issuer is asked about itself when it is first needed, not at start. */
@Injectable()
export class OidcClient {
  private configuration: Promise<oidc.Configuration> | null = null;

  constructor(
    private readonly settings: GatewaySettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Rejects with a `ProductError` of kind unavailable while the issuer does not answer; the next call asks again. */
  async discover(): Promise<oidc.Configuration> {
    this.configuration ??= this.ask();
    try {
      return await this.configuration;
    } catch (error) {
      this.configuration = null;
      this.logger.warn({ err: error }, 'the sign-in service is unavailable');
      throw unavailableCause(error) ?? unavailable(error);
    }
  }

  private ask(): Promise<oidc.Configuration> {
    const { oidcIssuer, oidcClientId, oidcClientSecret } = this.settings;
    const issuer = new URL(oidcIssuer);
    return oidc.discovery(issuer, oidcClientId, undefined, oidc.ClientSecretBasic(oidcClientSecret), {
      execute: [oidc.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowPlainHttp] : [])],
      timeout: TIMEOUT_SECONDS,
      [oidc.customFetch]: (url, options) => request(this.shortcut(url), options),
    });
  }

  /** The bundled issuer is asked directly instead of through our own public address, which may not be reachable from here. */
  private shortcut(url: string): string {
    const { identityUrl, origin } = this.settings;
    return identityUrl && url.startsWith(`${origin}/`) ? identityUrl + url.slice(origin.length) : url;
  }
}

/** Only here can an issuer that is down be distinguished from one that refuses. */
async function request(url: string, { body, ...options }: oidc.CustomFetchOptions): Promise<Response> {
  const response = await fetch(url, { ...options, ...(body !== undefined && { body }) }).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (response.status < 500) return response;
  await response.body?.cancel();
  throw unavailable(new Error(`the issuer answered ${response.status}`));
}

function unavailable(cause: unknown): ProductError {
  const message = 'Signing in is not possible right now. Please try again in a minute.';
  return new ProductError('unavailable', 'sign-in.unavailable', message, { cause });
}

/** openid-client wraps what it is thrown; this finds an issuer that did not answer underneath. */
export function unavailableCause(error: unknown): ProductError | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof ProductError) return at;
  return null;
}
