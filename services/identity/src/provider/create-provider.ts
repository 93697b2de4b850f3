import type { Logger } from '@stitchbook/logging';
import { type AdapterFactory, errors, Provider, type KoaContextWithOIDC } from 'oidc-provider';
import type { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { IdentitySettings } from '../identity.settings.ts';
import { absent, messagePage } from '../pages/message.page.ts';
import { providerConfiguration } from './provider-configuration.ts';

/** Node 20 lacks `URL.parse`, which the provider's library calls on every address. */
if (!('parse' in URL)) {
  Object.defineProperty(URL, 'parse', {
    value: (input: string, base?: string) => (URL.canParse(input, base) ? new URL(input, base) : null),
  });
}

/** The OpenID provider as a Koa application: its log lines, and a page where it has nothing to answer with. `adapter` stores its models. */
export function createProvider(
  settings: IdentitySettings,
  adapter: AdapterFactory,
  accounts: AccountsRepository,
  logger: Logger,
): Provider {
  const provider = new Provider(settings.issuer, providerConfiguration(settings, adapter, accounts));
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status !== 404 || ctx.body) return;
    ctx.type = 'html';
    ctx.body = messagePage(absent);
    ctx.status = 404;
  });
  provider.on('server_error', (ctx, error) => {
    logger.error({ path: ctx.path, err: error }, 'OpenID provider failed');
  });
  const logRefusal = (ctx: KoaContextWithOIDC, error: Error) =>
    logger.info({ path: ctx.path, reason: reasonOf(error) }, 'request refused');
  provider.on('authorization.error', logRefusal);
  provider.on('grant.error', logRefusal);
  provider.on('end_session.error', logRefusal);
  return provider;
}

/** One of the protocol's own words for what is wrong; the sentence beside it may quote what was asked for. */
function reasonOf(error: Error): string {
  return error instanceof errors.OIDCProviderError ? error.error : error.name;
}
