import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';

/** Ends this long after signing in, however busy. */
export const LONGEST_SESSION_MS = 60 * 86_400_000;
/** A session that is in use is said to be so in the database no more often than this. */
const TOUCH_EVERY_MS = 60_000;

export function isSessionOver({ signedInAt }: Pick<SessionData, 'signedInAt'>): boolean {
  return Date.now() - (signedInAt ?? 0) > LONGEST_SESSION_MS;
}

/** Sessions in PostgreSQL. express-session wants to write at every request; a row of a table is too dear for that. */
export class SessionStore extends connectPgSimple(session) {
  /** When a session was last touched, the oldest touch first. */
  private readonly touchedAt = new Map<string, number>();

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
    this.forgetOldTouches(now);
    super.touch(id, data, done);
  }

  private forgetOldTouches(now: number): void {
    for (const [id, at] of this.touchedAt) {
      if (isRecent(at, now)) return;
      this.touchedAt.delete(id);
    }
  }
}

/** A clock that was set back must not keep sessions from being touched until it has caught up. */
function isRecent(at: number | undefined, now: number): boolean {
  return at !== undefined && Math.abs(now - at) < TOUCH_EVERY_MS;
}
