import './fill-url-parse.ts';
import type { Logger } from '@stitchbook/logging';
import { Provider, type KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../database.ts';
import type { AccountsRepository } from '../accounts/accounts.repository.ts';
import { describeFailure } from '../describe-failure.ts';
import type { IdentitySettings } from '../identity.settings.ts';
import { absent, messagePage } from '../pages/message.page.ts';
import { providerConfiguration } from './provider-configuration.ts';

export function createProvider(
  settings: IdentitySettings,
  database: Database,
  accounts: AccountsRepository,
  logger: Logger,
): Provider {
  const provider = new Provider(settings.issuer, providerConfiguration(settings, database, accounts));
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status !== 404 || ctx.body) return;
    ctx.type = 'html';
    ctx.body = messagePage(absent);
    ctx.status = 404;
  });
  provider.on('server_error', (ctx, error) => {
    logger.error({ path: ctx.path, failure: describeFailure(error) }, 'the provider failed');
  });
  const logRefusal = (ctx: KoaContextWithOIDC, error: Error) =>
    logger.info({ path: ctx.path, reason: error.message }, 'refused');
  provider.on('authorization.error', logRefusal);
  provider.on('grant.error', logRefusal);
  provider.on('end_session.error', logRefusal);
  return provider;
}
