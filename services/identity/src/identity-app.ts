import { type DataSource, UnitOfWork } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { errors } from 'oidc-provider';
import { AccountsRepository } from './accounts/accounts.repository.ts';
import { AccountRecovery } from './accounts/account-recovery.ts';
import { AccountsService } from './accounts/accounts.service.ts';
import { SignUp } from './accounts/sign-up.ts';
import { AttemptLimits } from './attempts/attempt-limits.ts';
import { KnownDevices } from './attempts/known-devices.ts';
import { SignInAttempts } from './attempts/sign-in-attempts.ts';
import { changePasswordRouter } from './http/change-password.router.ts';
import type { AccountContext } from './http/account-context.ts';
import { createAccountRouter } from './http/create-account.router.ts';
import { SIGN_IN_START_PATHS, limitSignInStarts } from './http/rate-limit.ts';
import { recoveryRouter } from './http/recovery.router.ts';
import { signInRouter } from './http/sign-in.router.ts';
import { pinPublicOrigin, refuseNul, securityHeaders } from './http/request-security.ts';
import type { IdentitySettings } from './identity.settings.ts';
import type { MailSettings } from './mail/mail.settings.ts';
import { createMailer } from './mail/mailer.ts';
import { absent, expired, failed, messagePage } from './pages/message.page.ts';
import { assetsRouter } from './pages/page.ts';
import { SecurityEvents } from './security-events.ts';
import { createProvider } from './provider/create-provider.ts';
import { OidcPayloadRepository } from './provider/oidc-payload.repository.ts';

/**
 * The provider with its own pages around it as an Express application, under `/oidc` of the product's public origin.
 * `database` must be connected and migrated.
 */
export function createIdentityApp(
  settings: IdentitySettings,
  mail: MailSettings,
  database: DataSource,
  logger: Logger,
): Express {
  const repository = new AccountsRepository(database);
  const store = (model: string) => new OidcPayloadRepository(model, database);
  const provider = createProvider(settings, store, repository, logger);
  const { origin } = settings;
  const app = express();
  app.set('trust proxy', settings.trustProxy);
  app.disable('x-powered-by');
  app.get('/healthz', (_, response) => {
    response.json({ status: 'ok' });
  });
  app.use(securityHeaders(origin));
  app.use('/oidc/assets', assetsRouter());
  app.use(refuseNul, pinPublicOrigin(origin));
  const accounts = new AccountsService(repository);
  const limits = new AttemptLimits(database, settings);
  const events = new SecurityEvents(new UnitOfWork(database), logger);
  const context: AccountContext = {
    origin,
    provider,
    accounts,
    signUp: new SignUp(settings, repository),
    limits,
    attempts: new SignInAttempts(accounts, limits, new KnownDevices(settings), events),
    recovery: new AccountRecovery(repository, createMailer(mail), origin, logger),
    events,
    contact: mail.contact,
  };
  app.use('/oidc/interaction', signInRouter(context), createAccountRouter(context));
  app.use('/oidc/password', changePasswordRouter(context));
  app.use('/oidc', recoveryRouter(context));
  app.use(SIGN_IN_START_PATHS, limitSignInStarts(limits));
  app.use('/oidc', provider.callback());
  app.use((_, response) => {
    response.status(404).type('html').send(messagePage(absent));
  });
  app.use(renderFailure(logger));
  return app;
}

/** The error handler: a page for the person, and what went wrong for the log. */
function renderFailure(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    if (response.headersSent) {
      // Express itself would print the error with all its properties.
      logger.error({ err: error }, 'request failed after its response was sent');
      response.destroy();
      return;
    }
    if (error instanceof errors.SessionNotFound) {
      response.status(400).type('html').send(messagePage(expired));
      return;
    }
    const status = clientStatus(error) ?? 500;
    if (status === 500) logger.error({ err: error }, 'request failed');
    response.status(status).type('html').send(messagePage(failed));
  };
}

/** What the body parser found wrong with the request: too large, badly encoded, cut off. */
function clientStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  return error.status >= 400 && error.status < 500 ? error.status : null;
}
