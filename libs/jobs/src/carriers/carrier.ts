import type { Logger } from '@stitchbook/logging';
import type { Job, JobsOptions, WorkerOptions } from 'bullmq';

/** As much of a queue as a producer uses. */
export interface CarriedQueue<Data> {
  /** Rejects soon when the carrier cannot be reached. */
  add(name: string, data: Data, options: JobsOptions): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  /** Rejects soon when the carrier cannot be reached. */
  getWaitingCount(): Promise<number>;
  close(): Promise<void>;
}

export interface CarriedWorker {
  /** Asks for no more tickets; those in hand are still carried. */
  stopTaking(): Promise<void>;
  close(): Promise<void>;
}

export type Carry<Data> = (ticket: Job<Data>, lockToken?: string) => Promise<void>;
export type CarryOptions = Omit<WorkerOptions, 'connection'>;

/** What BullMQ runs on. Trouble that passes is logged, and heals by itself. */
export interface Carrier {
  /** Waits until the carrier can be used, as long as it takes. To be called before anything is opened. */
  prepare(): Promise<void>;
  openQueue<Data extends object>(name: string): CarriedQueue<Data>;
  openWorker<Data extends object>(name: string, carry: Carry<Data>, options: CarryOptions): CarriedWorker;
}

const RETRY_DELAY_MS = 1_000;

/** Tries again and again until it succeeds. */
export async function patiently(attempt: () => Promise<void>, logger: Logger): Promise<void> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      logger.warn({ err: error }, 'the queue cannot be prepared yet; trying again');
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
