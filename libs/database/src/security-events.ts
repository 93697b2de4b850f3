import Bowser from 'bowser';
import type { SecurityEventKind } from '@stitchbook/contracts';
import type { Logger } from '@stitchbook/logging';
import type { DataSource, EntityManager } from 'typeorm';
import { SecurityEvent } from './entities/security-event.entity.ts';

/** An installation that is attacked often must not fill its disk with security events. */
const MAX_EVENTS = 1_000_000;
/** Longer ones are not of a browser. */
const MAX_USER_AGENT_LENGTH = 500;
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

export interface SecurityEventFacts {
  kind: SecurityEventKind;
  /** Whose account it happened with, as the gateway knows them. */
  userId?: string | null | undefined;
  /** The same person, as the bundled provider knows them. */
  accountId?: string | null | undefined;
  /** Whom else it was about. */
  otherUserId?: string | null | undefined;
  noteId?: number | null | undefined;
  /** Of the network it came from. */
  address?: string | undefined;
  /** As the browser sends it; only a coarse description is kept. */
  userAgent?: string | undefined;
  requestId?: string | undefined;
}

/** Logs a security event and keeps it. Ids alone: never a name, an e-mail address or what anybody wrote. */
export async function recordSecurityEvent(
  database: DataSource | EntityManager,
  { kind, userId, accountId, otherUserId, noteId, address, userAgent, requestId }: SecurityEventFacts,
  logger: Pick<Logger, 'info'>,
): Promise<void> {
  const device = describeDevice(userAgent);
  const facts = { userId, accountId, otherUserId, noteId, device, address, requestId };
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== null));
  logger.info({ securityEvent: kind, ...known }, 'a security event');
  await database.getRepository(SecurityEvent).insert({ kind, ...known });
}

/** Deletes security events that are older than `keptDays` days, and the oldest beyond a million. Returns how many. */
export async function purgeSecurityEvents(dataSource: DataSource, keptDays: number): Promise<number> {
  const [, old] = await dataSource.query<[unknown, number]>(
    `delete from security_events where happened_at < now() - make_interval(days => $1)`,
    [keptDays],
  );
  const [, tooMany] = await dataSource.query<[unknown, number]>(
    `delete from security_events
     where id <= (select id from security_events order by id desc offset $1 limit 1)`,
    [MAX_EVENTS],
  );
  return old + tooMany;
}

/**
 * 'Firefox on Linux', as coarse as a person needs to recognise their own browser. Only known names are stored, never the text
 * that a caller sends.
 */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH));
  const name = browser.name && BROWSERS.has(browser.name) ? browser.name : null;
  const system = os.name && SYSTEMS.has(os.name) ? os.name : null;
  return name && system ? `${name} on ${system}` : (name ?? system);
}
