import type { Logger } from '@stitchbook/logging';
import express, { type Express } from 'express';
import type { Database } from './database.ts';
import { AccountsRepository } from './accounts/accounts.repository.ts';
import { AccountsService } from './accounts/accounts.service.ts';
import { assetsRouter } from './http/assets.router.ts';
import { createAccountRouter } from './http/create-account.router.ts';
import { signInRouter } from './http/sign-in.router.ts';
import { pinPublicOrigin } from './http/pin-public-origin.ts';
import { renderFailure } from './http/render-failure.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { IdentitySettings } from './identity.settings.ts';
import { absent, messagePage } from './pages/message.page.ts';
import { createProvider } from './provider/create-provider.ts';
import { TryLimits } from './tries/try-limits.ts';

/**
 * The provider as a request handler, under `/oidc` of the product's public origin.
 * `database` must be connected and migrated.
 */
export function createIdentityApp(settings: IdentitySettings, database: Database, logger: Logger): Express {
  const repository = new AccountsRepository(database);
  const provider = createProvider(settings, database, repository, logger);
  const { origin } = settings;
  const app = express();
  // Only the gateway, on this machine or on a private network, is believed about who is calling.
  app.set('trust proxy', ['loopback', 'linklocal', 'uniquelocal']);
  app.disable('x-powered-by');
  app.get('/healthz', (_, response) => {
    response.json({ status: 'ok' });
  });
  app.use(securityHeaders(origin));
  app.use('/oidc/assets', assetsRouter());
  app.use(pinPublicOrigin(origin));
  const accounts = new AccountsService(repository);
  const parts = { origin, provider, accounts, limits: new TryLimits(database, settings) };
  app.use('/oidc/interaction', signInRouter(parts), createAccountRouter(parts));
  app.use('/oidc', provider.callback());
  app.use((_, response) => {
    response.status(404).type('html').send(messagePage(absent));
  });
  app.use(renderFailure(logger));
  return app;
}
