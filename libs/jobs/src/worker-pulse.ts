import { randomUUID } from 'node:crypto';
import type { QueueSettings } from '@stitchbook/config';
import type { JobKind } from '@stitchbook/contracts';
import type { Logger } from '@stitchbook/logging';
import type { DataSource } from 'typeorm';
import { chooseCarrier, pulseQueueName } from './queue-backend.ts';

/**
 * Proof that a kind of work would be taken up: a tiny job goes through a queue beside the real one, which every worker
 * of that kind serves however busy it is, and leaves its id in `worker_pulses`.
 */
export class WorkerPulse {
  private readonly queue;

  constructor(
    private readonly dataSource: DataSource,
    settings: QueueSettings,
    private readonly kind: JobKind,
    logger: Logger,
  ) {
    this.queue = chooseCarrier(settings, logger).openQueue<{ pulseId: string }>(pulseQueueName(kind));
  }

  /** Whether a worker answered within `timeoutMs`. */
  async isFelt(timeoutMs: number): Promise<boolean> {
    const pulseId = randomUUID();
    await this.queue.add(
      'pulse',
      { pulseId },
      { jobId: `pulse-${pulseId}`, removeOnComplete: true, removeOnFail: true },
    );
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      if (await this.wasSeen(pulseId)) return true;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    await this.queue.remove(`pulse-${pulseId}`);
    return false;
  }

  async close(): Promise<void> {
    await this.queue.close();
  }

  private async wasSeen(pulseId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'select 1 from worker_pulses where kind = $1 and pulse_id = $2',
      [this.kind, pulseId],
    );
    return rows.length > 0;
  }
}

export function answerPulses(dataSource: DataSource, settings: QueueSettings, kind: JobKind, logger: Logger) {
  return chooseCarrier(settings, logger).openWorker<{ pulseId: string }>(
    pulseQueueName(kind),
    async ({ data }) => {
      await dataSource.query(
        `insert into worker_pulses (kind, pulse_id, seen_at) values ($1, $2, now())
         on conflict (kind) do update set pulse_id = excluded.pulse_id, seen_at = now()`,
        [kind, data.pulseId],
      );
    },
    { removeOnComplete: { count: 0 }, removeOnFail: { count: 0 }, runRetryDelay: 1_000 },
  );
}
