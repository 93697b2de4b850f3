import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { JobProducer, QueueWatch } from '@stitchbook/jobs';
import { DataSource } from 'typeorm';
import { administrationRoom } from './administration/administration.room.ts';
import { commentsRoom } from './comments/comments.room.ts';
import { creationsRoom } from './creations/creations.room.ts';
import { GatewaySettings } from './gateway.settings.ts';
import { HealthController } from './health/health.controller.ts';
import { ReadinessProbe } from './health/readiness.ts';
import { idempotencyRoom } from './idempotency/idempotency.room.ts';
import { jobsRoom } from './jobs/jobs.room.ts';
import { notesRoom } from './notes/notes.room.ts';
import type { OutsideWorld } from './outside-world.ts';
import { quotasRoom } from './quotas/quotas.room.ts';
import { recordingsRoom } from './recordings/recordings.room.ts';
import { AUDIO_ADDRESSES, AUDIO_STORE, LOGGER, type Room } from './room.ts';
import { sharesRoom } from './shares/shares.room.ts';
import { signInRoom } from './sign-in/sign-in.room.ts';
import { tagSuggestionsRoom } from './tag-suggestions/tag-suggestions.room.ts';
import { takeAwayRoom } from './take-away/take-away.room.ts';
import { themesRoom } from './themes/themes.room.ts';
import { usersRoom } from './users/users.room.ts';

/** `tag-suggestions` comes before `notes`, whose `:id` would match it too. */
const rooms: Room[] = [
  signInRoom,
  usersRoom,
  idempotencyRoom,
  quotasRoom,
  recordingsRoom,
  jobsRoom,
  tagSuggestionsRoom,
  notesRoom,
  sharesRoom,
  commentsRoom,
  creationsRoom,
  themesRoom,
  takeAwayRoom,
  administrationRoom,
];

@Module({})
export class AppModule {
  static over(world: OutsideWorld): DynamicModule {
    const outside: Provider[] = [
      { provide: GatewaySettings, useValue: world.settings },
      { provide: DataSource, useValue: world.dataSource },
      { provide: JobProducer, useValue: world.jobs },
      { provide: QueueWatch, useValue: world.queueWatch },
      { provide: AUDIO_STORE, useValue: world.store },
      { provide: AUDIO_ADDRESSES, useValue: world.audioAddresses },
      { provide: LOGGER, useValue: world.logger },
      {
        provide: ReadinessProbe,
        useFactory: () => new ReadinessProbe(world.dataSource, world.jobs, world.store, world.transcriptionPulse),
      },
    ];
    return {
      module: AppModule,
      controllers: [HealthController, ...rooms.flatMap(({ controllers }) => controllers)],
      providers: [...outside, ...rooms.flatMap(({ providers }) => providers)],
    };
  }
}
