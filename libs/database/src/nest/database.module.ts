import { type DynamicModule, Module, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import type { DatabaseSettings } from '@stitchbook/config';
import type { Logger } from '@stitchbook/logging';
import { DataSource } from 'typeorm';
import { connectWithRetry } from '../connect-with-retry.ts';
import { createDataSource } from '../data-source.ts';
import { UnitOfWork } from '../transactions/unit-of-work.ts';

export interface DatabaseModuleOptions {
  settings: DatabaseSettings;
  /** Gets a warning for every attempt to connect that fails. */
  logger: Logger;
  /** Ends the wait for a database that cannot be reached: the start of the application then rejects. */
  signal?: AbortSignal;
}

/**
 * The database for a Nest application, imported once by its root module: any module may then inject `UnitOfWork` (services)
 * and `DataSource` (repositories).
 */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Connects while the application is made, which waits until the database can be reached and is migrated. Closes the
   * connections in `onApplicationShutdown`, when the other hooks of every module have run.
   */
  static forRoot({ settings, logger, signal }: DatabaseModuleOptions): DynamicModule {
    return provideDatabase({
      provide: DataSource,
      useFactory: () => connectWithRetry(createDataSource(settings), logger, signal),
    });
  }

  /** Over a data source that is connected already; it is closed with the application all the same. */
  static forDataSource(dataSource: DataSource): DynamicModule {
    return provideDatabase({ provide: DataSource, useValue: dataSource });
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}

function provideDatabase(dataSource: Provider): DynamicModule {
  const unitOfWork: Provider = {
    provide: UnitOfWork,
    inject: [DataSource],
    useFactory: (connected: DataSource) => new UnitOfWork(connected),
  };
  return {
    module: DatabaseModule,
    global: true,
    providers: [dataSource, unitOfWork],
    exports: [DataSource, UnitOfWork],
  };
}
