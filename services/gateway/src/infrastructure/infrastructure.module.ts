import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DataSource, UnitOfWork, connectWithRetry, createDataSource } from '@stitchbook/database';
import { JobsModule } from '@stitchbook/jobs/nest';
import type { DatabaseSettings, QueueSettings, StorageSettings } from '@stitchbook/config';
import type { Logger } from '@stitchbook/logging';
import { type Embedder, type MeaningSettings, createEmbedder } from '@stitchbook/meaning';
import { EMBEDDER } from '@stitchbook/meaning/nest';
import { type PresignedUrls, type AudioStore, createPresignedUrls, createAudioStore } from '@stitchbook/storage';
import { GatewaySettings } from './gateway.settings.ts';

/** `AudioStore` of `@stitchbook/storage`. */
export const AUDIO_STORE = Symbol('AudioStore');
/** `PresignedUrls`, or null where browsers do not reach the store. */
export const PRESIGNED_URLS = Symbol('PresignedUrls');
export const LOGGER = Symbol('Logger');

export interface GatewayConfiguration {
  gateway: GatewaySettings;
  database: DatabaseSettings;
  queue: QueueSettings;
  storage: StorageSettings;
  meaning: MeaningSettings;
}

/** Connections to everything outside of this process. */
export interface Infrastructure {
  settings: GatewaySettings;
  dataSource: DataSource;
  store: AudioStore;
  presignedUrls: PresignedUrls | null;
  embedder: Embedder;
  queue: QueueSettings;
  logger: Logger;
  close(): Promise<void>;
}

/** What every feature may inject: settings, database, queue, audio store and logger, connected before the application is made. */
@Global()
@Module({})
export class InfrastructureModule {
  static forRoot(infrastructure: Infrastructure): DynamicModule {
    const providers = [
      { provide: GatewaySettings, useValue: infrastructure.settings },
      { provide: DataSource, useValue: infrastructure.dataSource },
      { provide: UnitOfWork, useValue: new UnitOfWork(infrastructure.dataSource) },
      { provide: AUDIO_STORE, useValue: infrastructure.store },
      { provide: PRESIGNED_URLS, useValue: infrastructure.presignedUrls },
      { provide: EMBEDDER, useValue: infrastructure.embedder },
      { provide: LOGGER, useValue: infrastructure.logger },
    ];
    const { queue, logger } = infrastructure;
    return {
      module: InfrastructureModule,
      imports: [JobsModule.forProducer({ queue, logger })],
      providers,
      exports: providers.map(({ provide }) => provide),
    };
  }
}

/** Connects to the database, and retries until it answers; the queue is connected with the application (`JobsModule`). */
export async function connectInfrastructure(
  configuration: GatewayConfiguration,
  logger: Logger,
): Promise<Infrastructure> {
  const { gateway: settings, database, queue, storage, meaning } = configuration;
  // Somebody waits for what is looked for by meaning.
  const embedder = createEmbedder(meaning, 0);
  const dataSource = await connectWithRetry(createDataSource(database), logger);
  return {
    settings,
    dataSource,
    store: createAudioStore(storage),
    presignedUrls: await createPresignedUrls(storage),
    embedder,
    queue,
    logger,
    async close() {
      await embedder.close();
      await dataSource.destroy();
    },
  };
}
