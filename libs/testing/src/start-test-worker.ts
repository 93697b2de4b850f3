import { QueueSettings, loadSettings } from '@stitchbook/config';
import { type JobKind, JobProducer, type WorkerOptions, startWorker } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import type { TestDatabase } from './create-test-database.ts';
import { storesEnvironment } from './start-service.ts';

export interface TestWorker {
  /** Enqueues jobs for it. */
  producer: JobProducer;
  /** Call it in `afterAll`, before the database is dropped. */
  close(): Promise<void>;
}

/** Processes one kind of job in this process, without logging, on a test's database and its queue (see `storesEnvironment`). */
export async function startTestWorker<Kind extends JobKind>(
  { url, dataSource }: TestDatabase,
  options: Pick<WorkerOptions<Kind>, 'kind' | 'handle' | 'concurrency'>,
): Promise<TestWorker> {
  const queue = loadSettings(QueueSettings, storesEnvironment(url, ''));
  const logger = createLogger('test', { level: 'silent' });
  const producer = await JobProducer.open(dataSource, queue, logger);
  const worker = await startWorker<Kind>({ ...options, dataSource, queue, logger });
  return {
    producer,
    async close() {
      await worker.close();
      await producer.close();
    },
  };
}
