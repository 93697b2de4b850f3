import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { QueueSettings } from '@stitchbook/config';
import type { Logger } from '@stitchbook/logging';
import type { DataSource } from 'typeorm';
import type { JobKind } from './definitions/registry.ts';
import { createQueueBackend } from './queue-backends/create-queue-backend.ts';
import type { BackendWorker } from './queue-backends/queue-backend.ts';

/** The kind whose workers are probed, by `GET /readyz`: recordings wait for nothing else. */
export const PROBED_KIND = 'transcribe-recording';

interface HeartbeatPayload {
  heartbeatId?: string;
  /** What `heartbeatId` was called in the version before. */
  pulseId: string;
}

/**
 * The name that the version before knows: it may run beside this one, and a second queue for a while would cost each worker
 * more connections to PostgreSQL (decision 30).
 */
const queueNameOf = (kind: JobKind) => `pulse-${kind}`;

/**
 * Probes whether jobs of a kind would be processed: a tiny job goes through a queue beside the real one, which each
 * probed worker of that kind serves however busy it is, and stores its id in `worker_heartbeats`.
 */
export class WorkerHeartbeat {
  private readonly queue;

  constructor(
    private readonly dataSource: DataSource,
    settings: QueueSettings,
    private readonly kind: JobKind,
    logger: Logger,
  ) {
    this.queue = createQueueBackend(settings, logger).openQueue<HeartbeatPayload>(queueNameOf(kind));
  }

  /** Whether a worker answered within `timeoutMs`. Rejects when the queue or the database cannot be reached. */
  async isAlive(timeoutMs: number): Promise<boolean> {
    const heartbeatId = randomUUID();
    const payload = { heartbeatId, pulseId: heartbeatId };
    const options = { jobId: `heartbeat-${heartbeatId}`, removeOnComplete: true, removeOnFail: true };
    await this.queue.add('heartbeat', payload, options);
    const isAnswered = await this.waitForAnswer(heartbeatId, timeoutMs);
    if (!isAnswered) await this.queue.remove(options.jobId);
    return isAnswered;
  }

  async close(): Promise<void> {
    await this.queue.close();
  }

  private async waitForAnswer(heartbeatId: string, timeoutMs: number): Promise<boolean> {
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      if (await this.wasAnswered(heartbeatId)) return true;
      await wait(25);
    }
    return false;
  }

  private async wasAnswered(heartbeatId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'select 1 from worker_heartbeats where kind = $1 and heartbeat_id = $2',
      [this.kind, heartbeatId],
    );
    return rows.length > 0;
  }
}

/** Answers the probes of `WorkerHeartbeat` in a worker, by a queue beside that of its kind. */
export function answerHeartbeats(
  dataSource: DataSource,
  settings: QueueSettings,
  kind: JobKind,
  logger: Logger,
): BackendWorker {
  return createQueueBackend(settings, logger).openWorker<HeartbeatPayload>(
    queueNameOf(kind),
    async ({ data }) => {
      await dataSource.query(
        `insert into worker_heartbeats (kind, heartbeat_id, seen_at) values ($1, $2, now())
         on conflict (kind) do update set heartbeat_id = excluded.heartbeat_id, seen_at = now()`,
        [kind, data.heartbeatId ?? data.pulseId],
      );
    },
    { removeOnComplete: { count: 0 }, removeOnFail: { count: 0 }, runRetryDelay: 1_000 },
  );
}

const TOUCH_EVERY_MS = 5_000;

/**
 * Touches a file every 5 seconds, as long as the event loop of this process is free and the database answers. A worker has no port
 * for a health check, and a probe through the queue would be answered by any worker of its kind. Returns how to stop.
 */
export function touchHeartbeatFile(file: string, dataSource: DataSource, logger: Logger): () => void {
  const beat = async (): Promise<void> => {
    try {
      await dataSource.query('select 1');
      await writeFile(file, '');
    } catch (error) {
      logger.warn({ err: error }, 'heartbeat missed');
    }
  };
  const beating = setInterval(() => void beat(), TOUCH_EVERY_MS);
  void beat();
  return () => clearInterval(beating);
}
