import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { QueueSettings } from '@stitchbook/config';
import type { Logger } from '@stitchbook/logging';
import { DataSource } from 'typeorm';
import { JobProducer } from '../job-producer.ts';
import { QueueWatch } from '../watch-queues.ts';
import { PROBED_KIND, WorkerHeartbeat } from '../worker-heartbeat.ts';
import { JobHandlers } from './job-handlers.ts';
import { JobWorkers, WorkerContext } from './job-workers.ts';

export interface JobProducerOptions {
  queue: QueueSettings;
  logger: Logger;
}

/** Closes what a producer has open when the application shuts down. */
@Module({})
class JobConnections implements OnApplicationShutdown {
  constructor(
    @Inject(JobProducer) private readonly producer: JobProducer,
    @Inject(QueueWatch) private readonly queueWatch: QueueWatch,
    @Inject(WorkerHeartbeat) private readonly heartbeat: WorkerHeartbeat,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.producer.close(), this.queueWatch.close(), this.heartbeat.close()]);
  }
}

/** Background jobs for a Nest application, imported once by its root module. A global module has to provide `DataSource`. */
@Module({})
export class JobsModule {
  /** For an application that creates jobs: any module may inject `JobProducer`, `QueueWatch` and transcription's `WorkerHeartbeat`. */
  static forProducer({ queue, logger }: JobProducerOptions): DynamicModule {
    return {
      module: JobConnections,
      global: true,
      providers: [
        {
          provide: JobProducer,
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => JobProducer.open(dataSource, queue, logger),
        },
        { provide: QueueWatch, useFactory: () => new QueueWatch(queue, logger) },
        {
          provide: WorkerHeartbeat,
          // After the producer, which waits until the queue's own tables are there: a queue opened before stays dead.
          inject: [DataSource, JobProducer],
          useFactory: (dataSource: DataSource) => new WorkerHeartbeat(dataSource, queue, PROBED_KIND, logger),
        },
      ],
      exports: [JobProducer, QueueWatch, WorkerHeartbeat],
    };
  }

  /** For an application that processes jobs with the handlers of its modules, from its start until it shuts down. */
  static forWorker(context: WorkerContext): DynamicModule {
    return {
      module: JobsModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [{ provide: WorkerContext, useValue: context }, JobHandlers, JobWorkers],
      exports: [WorkerContext],
    };
  }
}
