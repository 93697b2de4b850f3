import type { DatabaseSettings } from '@stitchbook/config';
import type { Logger } from '@stitchbook/logging';
import type { RequestHandler } from 'express';
import session from 'express-session';
import pg from 'pg';
import type { GatewaySettings } from '../gateway.settings.ts';
import { SessionStore } from './session-store.ts';

declare module 'express-session' {
  interface SessionData {
    /** Handed back to the provider to end its session too. */
    idToken?: string;
    /** Milliseconds since 1970. */
    signedInAt?: number;
  }
}

/** Ends this long after the last request. */
export const IDLE_MS = 14 * 86_400_000;
const POOL_SIZE = 4;
const SWEEP_SECONDS = 15 * 60;

export interface SessionMiddleware {
  handler: RequestHandler;
  close(): Promise<void>;
}

/** Over https the cookie's name binds it to this host alone; plain http is for a loopback address, where that name is not allowed. */
export function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-stitchbook' : 'stitchbook';
}

/** Sessions live in PostgreSQL; the cookie holds nothing but a signed random id. */
export function createSessions(
  settings: GatewaySettings,
  { url }: DatabaseSettings,
  logger: Logger,
): SessionMiddleware {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, keepAlive: true });
  pool.on('error', (error) => logger.warn({ err: error }, 'a connection for sessions was lost'));
  const store = new SessionStore({
    pool,
    tableName: 'http_sessions',
    pruneSessionInterval: SWEEP_SECONDS,
    errorLog: (...problem: unknown[]) => logger.warn({ err: problem.at(-1) }, 'expired sessions could not be swept'),
  });
  const keepSession = session({
    name: cookieName(settings.isSecure),
    secret: settings.sessionSecret,
    store,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    proxy: settings.isSecure,
    cookie: { httpOnly: true, sameSite: 'lax', secure: settings.isSecure, path: '/', maxAge: IDLE_MS },
  });
  return {
    handler(request, response, next) {
      // BASE_URL says that people come by https; a proxy that forgets to say so must not cost them their cookie.
      if (settings.isSecure) request.headers['x-forwarded-proto'] = 'https';
      keepSession(request, response, next);
    },
    async close() {
      store.close();
      await pool.end();
    },
  };
}
