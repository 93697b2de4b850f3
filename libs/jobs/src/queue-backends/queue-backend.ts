import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@stitchbook/logging';
import type { Job, JobsOptions, WorkerOptions } from 'bullmq';

/** What a queue has of a job; the row has everything else. */
export interface JobPayload {
  jobId: string;
  attempt: number;
}

/** As much of a queue as a producer uses. */
export interface ProducerQueue<Data> {
  /** Rejects soon when the backend cannot be reached. */
  add(name: string, data: Data, options: JobsOptions): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  /** Rejects soon when the backend cannot be reached. */
  getWaitingCount(): Promise<number>;
  close(): Promise<void>;
}

export interface BackendWorker {
  /** Takes no more deliveries; those in flight go on. */
  pause(): Promise<void>;
  close(): Promise<void>;
}

export type Processor<Data> = (delivery: Job<Data>, lockToken?: string) => Promise<void>;
export type ProcessorOptions = Omit<WorkerOptions, 'connection'>;

/** What BullMQ runs on: PostgreSQL or Redis. Trouble that passes is logged, and heals by itself. */
export interface QueueBackend {
  /** Waits until the backend can be used, as long as it takes. To be called before anything is opened. */
  prepare(): Promise<void>;
  openQueue<Data extends object>(name: string): ProducerQueue<Data>;
  openWorker<Data extends object>(name: string, process: Processor<Data>, options: ProcessorOptions): BackendWorker;
}

const RETRY_DELAY_MS = 1_000;

/** Retries every second until `attempt` succeeds. */
export async function retryForever(attempt: () => Promise<void>, logger: Logger): Promise<void> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      logger.warn({ err: error }, 'the queue cannot be prepared yet, retrying');
      await wait(RETRY_DELAY_MS);
    }
  }
}
