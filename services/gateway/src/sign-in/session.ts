import type { DatabaseSettings } from '@stitchbook/config';
import connectPgSimple from 'connect-pg-simple';
import type { RequestHandler } from 'express';
import session from 'express-session';
import pg from 'pg';
import type { GatewaySettings } from '../gateway.settings.ts';
import type { PendingSignIn } from './pending-sign-ins.ts';

declare module 'express-session' {
  interface SessionData {
    pendingSignIns?: PendingSignIn[];
    /** Handed back to the provider to end its session too. */
    idToken?: string;
    /** Milliseconds since 1970. */
    signedInAt?: number;
  }
}

const DAY_MS = 86_400_000;
/** Ends this long after the last request. */
const IDLE_MS = 14 * DAY_MS;
/** Ends this long after signing in, however busy. */
export const LONGEST_SESSION_MS = 60 * DAY_MS;
const POOL_SIZE = 4;

export interface SessionMiddleware {
  handler: RequestHandler;
  close(): Promise<void>;
}

/** Over https the cookie's name binds it to this host alone; plain http is for a loopback address, where that name is not allowed. */
export function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-stitchbook' : 'stitchbook';
}

/** Sessions live in PostgreSQL; the cookie holds nothing but a signed random id. */
export function createSessions(settings: GatewaySettings, { url }: DatabaseSettings): SessionMiddleware {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, keepAlive: true });
  pool.on('error', () => undefined);
  const Store = connectPgSimple(session);
  const store = new Store({ pool, tableName: 'http_sessions', pruneSessionInterval: 15 * 60 });
  const handler = session({
    name: cookieName(settings.isSecure),
    secret: settings.sessionSecret,
    store,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    cookie: { httpOnly: true, sameSite: 'lax', secure: settings.isSecure, path: '/', maxAge: IDLE_MS },
  });
  return {
    handler,
    async close() {
      await store.close();
      await pool.end();
    },
  };
}
