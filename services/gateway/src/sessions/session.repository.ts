import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type User, endProviderSessions } from '@stitchbook/database';
import { DataSource, type EntityManager } from 'typeorm';

export interface SessionCard {
  /** Names the session to its owner; whoever learns it can do nothing with it but end it. */
  publicId: string;
  device: string | null;
  signedInAt: Date;
  lastUsedAt: Date;
}

const PERSON = `sess #>> '{passport,user}'`;
const PUBLIC_ID = `left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32)`;
/** The same id, computed here from the session's own. */
export const publicIdOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex').slice(0, 32);
export const isPublicId = (text: string) => /^[\da-f]{32}$/.test(text);
const MAX_SESSIONS = 200;

/** What is asked of all sessions of somebody; a single one is the session store's own to keep. */
@Injectable()
export class SessionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The one that was used last comes first. */
  findAllOf(userId: string): Promise<SessionCard[]> {
    return this.dataSource.query<SessionCard[]>(
      `select ${PUBLIC_ID} as "publicId", sess ->> 'device' as device,
              to_timestamp((sess ->> 'signedInAt')::float8 / 1000) as "signedInAt",
              expire - make_interval(secs => (sess #>> '{cookie,originalMaxAge}')::float8 / 1000) as "lastUsedAt"
       from http_sessions where ${PERSON} = $1 and expire > now() order by expire desc limit ${MAX_SESSIONS}`,
      [userId],
    );
  }

  /** Ends one session of this person, here and at the bundled provider. Returns whether there was one. */
  endOne(
    { id, subject }: Pick<User, 'id' | 'subject'>,
    publicId: string,
    isAtBundledProvider: boolean,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [ended] = await manager.query<[{ authTime: number | null }[], number]>(
        `delete from http_sessions where ${PERSON} = $1 and ${PUBLIC_ID} = $2
         returning (sess ->> 'authTime')::float8 as "authTime"`,
        [id, publicId],
      );
      const authTime = ended[0]?.authTime;
      if (isAtBundledProvider && authTime) await endProviderSessions(manager, subject, { only: authTime });
      return ended.length > 0;
    });
  }

  /** Ends all of them, here and at the bundled provider, where the next click on 'Sign in' would else need no password. */
  endAllOf({ id, subject }: Pick<User, 'id' | 'subject'>, isAtBundledProvider: boolean): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await endHere(manager, id);
      if (isAtBundledProvider) await endProviderSessions(manager, subject);
    });
  }

  /** Of somebody whose account is deleted. */
  async endAllOfDeleted(userId: string): Promise<void> {
    await endHere(this.dataSource.manager, userId);
  }
}

async function endHere(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`delete from http_sessions where ${PERSON} = $1`, [userId]);
}
