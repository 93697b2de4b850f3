import type { Logger } from '@stitchbook/logging';
import * as oidc from 'openid-client';
import { ProductError } from '../errors/product-error.ts';
import type { GatewaySettings } from '../gateway.settings.ts';

const TIMEOUT_SECONDS = 10;

/** The gateway as a client of its OpenID Connect issuer. The issuer is asked about itself when it is first needed, not at start. */
export class OidcClient {
  private configuration: Promise<oidc.Configuration> | null = null;

  constructor(
    private readonly settings: GatewaySettings,
    private readonly logger: Logger,
  ) {}

  /** Rejects with a `ProductError` of kind unavailable while the issuer does not answer; the next call asks again. */
  async discover(): Promise<oidc.Configuration> {
    this.configuration ??= this.ask();
    try {
      return await this.configuration;
    } catch (error) {
      this.configuration = null;
      this.logger.warn({ err: error }, 'the sign-in service does not answer');
      throw new ProductError('unavailable', 'sign-in.unavailable', 'Signing in is not possible right now. Please try again in a minute.', {
        cause: error,
      });
    }
  }

  private ask(): Promise<oidc.Configuration> {
    const { oidcIssuer, oidcClientId, oidcClientSecret } = this.settings;
    const issuer = new URL(oidcIssuer);
    return oidc.discovery(issuer, oidcClientId, undefined, oidc.ClientSecretBasic(oidcClientSecret), {
      execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
      timeout: TIMEOUT_SECONDS,
      [oidc.customFetch]: (url, options) => fetch(this.shortcut(url), options as RequestInit),
    });
  }

  /** The bundled issuer is asked directly instead of through our own public address, which may not be reachable from here. */
  private shortcut(url: string): string {
    const { identityUrl, origin } = this.settings;
    return identityUrl && url.startsWith(`${origin}/`) ? identityUrl + url.slice(origin.length) : url;
  }
}
