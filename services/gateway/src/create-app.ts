import { constants } from 'node:zlib';
import compression from 'compression';
import passport from 'passport';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { DatabaseSettings } from '@stitchbook/config';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from './app.module.ts';
import { AnswerErrors } from './http/answer-errors.filter.ts';
import { AddressLimiter } from './http/address-limiter.ts';
import { bodyTimeout } from './http/request-body.ts';
import { logRequests } from './http/observe-requests.ts';
import { noStore, requireSameOrigin, permissionsPolicy, securityHeaders } from './http/browser-security.ts';
import { requireJson } from './http/json-body.ts';
import { validateRequests } from './http/validation.ts';
import { requireSessionForBodies } from './sessions/current-user.ts';
import type { Infrastructure } from './infrastructure/infrastructure.module.ts';
import { rateLimit } from './quotas/rate-limit.ts';
import { proxyIdentity } from './sign-in/proxy-identity.ts';
import { cookieName, createSessions } from './sessions/session.ts';
import { SIGN_IN_PATHS, showSignInProblemOnTheWay } from './sign-in/sign-in-problem.filter.ts';
import { PAGE_ASSETS, servePageAssets } from './web/serve-page-assets.ts';
import { serveWebApp } from './web/serve-web-app.ts';
import { serveApiDocs, describeApi } from './openapi/api-docs.ts';

/** An upload may take this long in all. */
const MAX_REQUEST_MS = 4 * 3_600_000;
const MAX_HEADERS_MS = 20_000;

/** Where it matters who asks. */
const PERSONAL = ['/api', '/admin'];
/** What is not compressed already, and long enough to be. */
const COMPRESSED = [...PERSONAL, PAGE_ASSETS];
/** Two thirds of the time of quality 4 for two hundredths more bytes; no answer is worth a window of 4 MB. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 17 } };

export interface Gateway {
  app: NestExpressApplication;
  close(): Promise<void>;
}

/** The gateway, ready to listen: pages, the API and the way through to the bundled sign-in. */
export async function createApp(infrastructure: Infrastructure, database: DatabaseSettings): Promise<Gateway> {
  const { settings, logger } = infrastructure;
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(infrastructure), {
    bodyParser: false,
    logger: false,
    // Rejects with what is wrong with the modules; otherwise Nest ends the process without a word.
    abortOnError: false,
  });
  const load = new AddressLimiter({
    maxConnections: settings.maxConnectionsPerAddress,
    maxBytes: settings.maxBodyMegabytesPerAddress * 2 ** 20,
  });
  const sessions = createSessions(settings, database, logger);

  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustProxy);
  app.set('query parser', 'simple');
  app.set('etag', 'weak');
  app.use(logRequests(logger));
  app.use(load.bound, bodyTimeout(settings.bodyTimeoutSeconds));
  if (settings.identityUrl) app.use(proxyIdentity(settings.identityUrl, securityHeaders(settings), logger));
  app.use(securityHeaders(settings, infrastructure.presignedUrls?.origin), permissionsPolicy);
  app.use(serveWebApp(settings.webDirectory, cookieName(settings.isSecure)));
  app.use(COMPRESSED, compression({ brotli: BROTLI }));
  app.use(PAGE_ASSETS, servePageAssets());
  app.use(serveApiDocs(app));
  app.use(PERSONAL, requireSameOrigin(settings.origin), noStore);
  app.use(PERSONAL, sessions.handler, passport.initialize(), passport.session());
  app.use(SIGN_IN_PATHS, showSignInProblemOnTheWay);
  app.use(PERSONAL, rateLimit(settings.quotaRequestsPerMinute));
  app.use(PERSONAL, requireSessionForBodies, requireJson);
  app.useGlobalPipes(validateRequests);
  app.useGlobalFilters(new AnswerErrors());
  const server = app.getHttpServer();
  server.requestTimeout = MAX_REQUEST_MS;
  server.headersTimeout = MAX_HEADERS_MS;
  load.boundConnections(server, app.getHttpAdapter().getInstance());
  await app.init();

  return {
    app,
    async close() {
      await app.close();
      await sessions.close();
    },
  };
}

/** In a preview no provider is made, so none needs a connection. */
const UNCONNECTED = {} as Infrastructure;

/** The API's OpenAPI document, made without a database, a queue or a store. */
export async function previewApi(): Promise<OpenAPIObject> {
  const app = await NestFactory.create(AppModule.forRoot(UNCONNECTED), {
    preview: true,
    abortOnError: false,
    logger: false,
  });
  return describeApi(app);
}
