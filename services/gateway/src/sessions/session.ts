import { callbackify } from 'node:util';
import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import pg from 'pg';
import type { DatabaseSettings } from '@stitchbook/config';
import { ReadTogether } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import type { RequestHandler } from 'express';
import type { GatewaySettings } from '../infrastructure/gateway.settings.ts';

declare module 'express-session' {
  interface SessionData {
    /** Handed back to the provider to end its session too. */
    idToken?: string;
    /** Milliseconds since 1970. */
    signedInAt?: number;
    /** When the person last gave their password to the issuer, as far as it says; seconds since 1970. */
    authTime?: number;
    /** What they signed in with, such as 'Firefox on Linux'. */
    device?: string;
  }
}

/** Ends this long after the last request. */
const IDLE_MS = 14 * 86_400_000;
/** Ends this long after signing in, however busy. */
const MAX_SESSION_MS = 60 * 86_400_000;
/** A session that is in use is said to be so in the database no more often than this. */
const TOUCH_EVERY_MS = 60_000;
const POOL_SIZE = 4;
const PRUNE_INTERVAL_SECONDS = 15 * 60;

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
  const store = new SessionStore(pool, {
    pool,
    tableName: 'http_sessions',
    pruneSessionInterval: PRUNE_INTERVAL_SECONDS,
    errorLog: (...problem: unknown[]) => logger.warn({ err: problem.at(-1) }, 'expired sessions could not be removed'),
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
      // BASE_URL says that people come by https; a proxy that does not say so must not cost them their cookie.
      if (settings.isSecure) request.headers['x-forwarded-proto'] = 'https';
      keepSession(request, response, next);
    },
    async close() {
      store.close();
      await pool.end();
    },
  };
}

export function isSessionOver({ signedInAt }: Pick<SessionData, 'signedInAt'>): boolean {
  return Date.now() - (signedInAt ?? 0) > MAX_SESSION_MS;
}

/** The same for every request, so connections prepare it once. */
const READ_SESSIONS = {
  name: 'read-sessions',
  text: 'select sid, sess::text as data from http_sessions where sid = any($1) and expire >= to_timestamp($2)',
};

type StoreOptions = ConstructorParameters<ReturnType<typeof connectPgSimple>>[0];

/**
 * Sessions in PostgreSQL, asked for at every request, so that one that was ended is over at once, whichever process ended it.
 * express-session wants to write at every request, too; a row of a table is too dear for that.
 */
class SessionStore extends connectPgSimple(session) {
  /** When a session was last touched, the oldest touch first. */
  private readonly touchedAt = new Map<string, number>();
  override get: (id: string, done: (error: Error | null, data: SessionData | null) => void) => void;

  constructor(pool: pg.Pool, options: StoreOptions) {
    super(options);
    const sessions = new ReadTogether((ids) => readSessions(pool, ids), POOL_SIZE);
    // Parsed for each request, which may change it.
    this.get = callbackify(async (id: string) => {
      const data = await sessions.read(id);
      return data === undefined ? null : (JSON.parse(data) as SessionData);
    });
  }

  override touch(id: string, data: SessionData, done?: () => void): void {
    if (isSessionOver(data)) {
      this.destroy(id, done);
      return;
    }
    const now = Date.now();
    if (isRecent(this.touchedAt.get(id), now)) {
      done?.();
      return;
    }
    this.touchedAt.delete(id);
    this.touchedAt.set(id, now);
    this.dropOldTouches(now);
    super.touch(id, data, done);
  }

  private dropOldTouches(now: number): void {
    for (const [id, at] of this.touchedAt) {
      if (isRecent(at, now)) return;
      this.touchedAt.delete(id);
    }
  }
}

/** As JSON, by their ids; those that have not expired by this machine's clock. */
async function readSessions(pool: pg.Pool, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ sid: string; data: string }>({
    ...READ_SESSIONS,
    values: [ids, Math.ceil(Date.now() / 1_000)],
  });
  return new Map(rows.map(({ sid, data }) => [sid, data]));
}

/** A clock that was set back must not keep sessions from being touched until it has caught up. */
function isRecent(at: number | undefined, now: number): boolean {
  return at !== undefined && Math.abs(now - at) < TOUCH_EVERY_MS;
}
