import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { DatabaseSettings } from '@stitchbook/config';
import compression from 'compression';
import passport from 'passport';
import { AppModule } from './app.module.ts';
import { AnswerErrors } from './errors/answer-errors.filter.ts';
import { logRequests } from './http/log-requests.ts';
import { noStore } from './http/no-store.ts';
import { requireJson } from './http/require-json.ts';
import { requireSameOrigin } from './http/require-same-origin.ts';
import { permissionsPolicy, securityHeaders } from './http/security-headers.ts';
import { validateRequests } from './http/validate-body.ts';
import { serveApiDocs } from './openapi/serve-api-docs.ts';
import type { OutsideWorld } from './outside-world.ts';
import { limitRequests } from './quotas/limit-requests.ts';
import { passOnToIdentity } from './sign-in/pass-on-to-identity.ts';
import { createSessions } from './sign-in/session.ts';
import { SIGN_IN_PATHS, showSignInProblemOnTheWay } from './sign-in/show-sign-in-problem.filter.ts';
import { serveWebApp } from './web/serve-web-app.ts';

/** An upload may take this long in all; slow headers are cut by Node's own default. */
const LONGEST_REQUEST_MS = 4 * 3_600_000;

/** Where it matters who asks. */
const PERSONAL = ['/api', '/admin'];

export interface Gateway {
  app: NestExpressApplication;
  close(): Promise<void>;
}

/** The gateway, ready to listen: pages, the API and the way through to the bundled sign-in. */
export async function createApp(world: OutsideWorld, database: DatabaseSettings): Promise<Gateway> {
  const { settings, logger } = world;
  const app = await NestFactory.create<NestExpressApplication>(AppModule.over(world), {
    bodyParser: false,
    logger: false,
  });
  const sessions = createSessions(settings, database, logger);

  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustedProxies);
  app.set('query parser', 'simple');
  app.set('etag', 'weak');
  app.use(logRequests(logger));
  if (settings.identityUrl) app.use(passOnToIdentity(settings.identityUrl, securityHeaders(settings), logger));
  app.use(securityHeaders(settings, world.audioAddresses?.origin), permissionsPolicy);
  app.use(compression());
  app.use(serveWebApp(settings.webDirectory));
  app.use(serveApiDocs(app));
  app.use(PERSONAL, requireSameOrigin(settings.origin), noStore);
  app.use(PERSONAL, sessions.handler, passport.initialize(), passport.session());
  app.use(SIGN_IN_PATHS, showSignInProblemOnTheWay);
  app.use(PERSONAL, limitRequests(settings.quotaRequestsPerMinute));
  app.use(requireJson);
  app.useGlobalPipes(validateRequests);
  app.useGlobalFilters(new AnswerErrors());
  app.getHttpServer().requestTimeout = LONGEST_REQUEST_MS;
  await app.init();

  return {
    app,
    async close() {
      await app.close();
      await sessions.close();
    },
  };
}
