import type { DatabaseSettings, QueueSettings } from '@stitchbook/config';
import { connectPatiently, createDataSource } from '@stitchbook/database';
import { JobProducer, QueueWatch, WorkerPulse } from '@stitchbook/jobs';
import type { Logger } from '@stitchbook/logging';
import { type AudioAddresses, type AudioStore, createAudioAddresses, createAudioStore } from '@stitchbook/storage';
import type { StorageSettings } from '@stitchbook/config';
import type { DataSource } from 'typeorm';
import type { GatewaySettings } from './gateway.settings.ts';

export interface GatewayConfiguration {
  gateway: GatewaySettings;
  database: DatabaseSettings;
  queue: QueueSettings;
  storage: StorageSettings;
}

/** Everything outside of this process that the gateway holds on to. */
export interface OutsideWorld {
  settings: GatewaySettings;
  dataSource: DataSource;
  store: AudioStore;
  audioAddresses: AudioAddresses | null;
  jobs: JobProducer;
  queueWatch: QueueWatch;
  transcriptionPulse: WorkerPulse;
  logger: Logger;
  close(): Promise<void>;
}

/** Connects to database and queue, waiting for them as long as it takes. */
export async function openOutsideWorld(configuration: GatewayConfiguration, logger: Logger): Promise<OutsideWorld> {
  const { gateway: settings, database, queue, storage } = configuration;
  const dataSource = await connectPatiently(createDataSource(database), logger);
  const jobs = await JobProducer.open(dataSource, queue, logger);
  const queueWatch = new QueueWatch(queue, logger);
  const transcriptionPulse = new WorkerPulse(dataSource, queue, 'transcribe-recording', logger);
  return {
    settings,
    dataSource,
    store: createAudioStore(storage),
    audioAddresses: await createAudioAddresses(storage),
    jobs,
    queueWatch,
    transcriptionPulse,
    logger,
    async close() {
      await Promise.all([jobs.close(), queueWatch.close(), transcriptionPulse.close()]);
      await dataSource.destroy();
    },
  };
}
