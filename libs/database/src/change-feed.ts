import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@stitchbook/logging';
import pg from 'pg';
import type { DataSource } from 'typeorm';

/** As the migration `ChangeNotifications` names it. */
const CHANNEL = 'stitchbook_changes';
const RECONNECT_DELAY_MS = 1_000;
/** A connection that was cut without a word is noticed by asking. */
const PROBE_INTERVAL_MS = 30_000;
const PROBE_TIMEOUT_MS = 10_000;

/** What a notification of the channel says has changed; ids alone. */
type Change =
  /** How far a job is. */
  | { kind: 'job'; id: string; ownerId: string }
  /** A note, or what hangs on it: its tags, comments, shares, enrichment. */
  | { kind: 'note'; id: number }
  /** Which notes somebody has, was given, has pinned or has seen. */
  | { kind: 'list'; userId: string }
  /** A creation, or whom it is shared with. */
  | { kind: 'creation'; id: number }
  /** Which creations somebody has or was given. */
  | { kind: 'creations'; userId: string }
  /** A session of somebody has ended. */
  | { kind: 'session'; userId: string }
  /** How much of an upload has arrived, and how far its captions are; also one that is new or gone. */
  | { kind: 'upload'; id: string; ownerId: string }
  /** What was heard in an upload. */
  | { kind: 'captions'; uploadId: string };

/** `gap` stands for the changes from before it listened, or while the database was away. */
export type FeedChange = Change | { kind: 'gap' };

type ChangeListener = (change: FeedChange) => void;

/**
 * Notifies of changes once they are committed, whichever process made them: PostgreSQL's LISTEN on a connection of its own,
 * which is open while somebody listens and is opened again whenever it is lost.
 */
export class ChangeFeed {
  private readonly listeners = new Set<ChangeListener>();
  private listening: { stop: AbortController; ended: Promise<void> } | null = null;

  /** `dataSource` says which database; none of its connections is used. */
  constructor(
    private readonly dataSource: DataSource,
    private readonly logger: Logger,
  ) {}

  /**
   * Calls `listener` for every change, and with a `gap` each time that the connection is made, after which nothing is missed.
   * Returns how to stop.
   */
  subscribe(listener: ChangeListener): () => void {
    this.listeners.add(listener);
    if (!this.listening) {
      const stop = new AbortController();
      this.listening = { stop, ended: this.listenUntil(stop.signal) };
    }
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) void this.close();
    };
  }

  async close(): Promise<void> {
    const { listening } = this;
    this.listening = null;
    this.listeners.clear();
    listening?.stop.abort();
    await listening?.ended;
  }

  private async listenUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.listenOnce(signal);
      } catch (error) {
        if (signal.aborted) return;
        this.logger.warn({ err: error }, 'the connection for change notifications was lost, reconnecting');
        await wait(RECONNECT_DELAY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** Resolves when `signal` is aborted; rejects when the connection is lost or cannot be made. */
  private async listenOnce(signal: AbortSignal): Promise<void> {
    const client = new pg.Client({
      connectionString: connectionString(this.dataSource),
      application_name: 'stitchbook change feed',
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
      keepAlive: true,
    });
    const lost = new AbortController();
    client.on('error', (error) => lost.abort(error));
    client.on('end', () => lost.abort(new Error('The database ended the connection.')));
    const over = AbortSignal.any([signal, lost.signal]);
    client.on('notification', ({ payload }) => {
      const change = parseChange(payload);
      if (change) this.notify(change);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.notify({ kind: 'gap' });
      while (!signal.aborted) {
        await wait(PROBE_INTERVAL_MS, undefined, { signal: over, ref: false }).catch(() => undefined);
        if (signal.aborted) return;
        lost.signal.throwIfAborted();
        await client.query('select 1');
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private notify(change: FeedChange): void {
    for (const listener of this.listeners) listener(change);
  }
}

function connectionString({ options }: DataSource): string {
  if (options.type !== 'postgres' || options.url === undefined) throw new Error('This is no PostgreSQL data source.');
  return options.url;
}

/** Null for what another version, or another program on this database, announces: it is not for us. */
function parseChange(payload = ''): Change | null {
  let change: Record<string, unknown> | null;
  try {
    change = JSON.parse(payload) as Record<string, unknown> | null;
  } catch {
    return null;
  }
  switch (change?.['kind']) {
    case 'job':
    case 'upload':
      return { kind: change['kind'], id: String(change['id']), ownerId: String(change['ownerId']) };
    case 'note':
    case 'creation':
      return { kind: change['kind'], id: Number(change['id']) };
    case 'captions':
      return { kind: 'captions', uploadId: String(change['uploadId']) };
    case 'list':
    case 'creations':
    case 'session':
      return { kind: change['kind'], userId: String(change['userId']) };
    default:
      return null;
  }
}
