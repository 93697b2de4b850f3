import { Module } from '@nestjs/common';
import { ChangeFeed, DataSource } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import { LOGGER } from '../infrastructure/infrastructure.module.ts';
import { EventAudienceRepository } from './event-audience.repository.ts';
import { EventController } from './event.controller.ts';
import { EventStreams } from './event-streams.ts';

@Module({
  controllers: [EventController],
  providers: [
    EventAudienceRepository,
    EventStreams,
    {
      provide: ChangeFeed,
      inject: [DataSource, LOGGER],
      useFactory: (dataSource: DataSource, logger: Logger) => new ChangeFeed(dataSource, logger),
    },
  ],
  exports: [ChangeFeed, EventAudienceRepository, EventStreams],
})
export class EventsModule {}
