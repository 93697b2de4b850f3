import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { JobProducer } from '@stitchbook/jobs';
import type { Logger } from '@stitchbook/logging';
import type { AudioStore } from '@stitchbook/storage';
import { DataSource } from 'typeorm';
import { GatewaySettings } from './gateway.settings.ts';
import { HealthController } from './health/health.controller.ts';
import { ReadinessProbe } from './health/readiness.ts';
import { JobAnswer } from './jobs/job-answer.ts';
import { JobController } from './jobs/job.controller.ts';
import { JobRepository } from './jobs/job.repository.ts';
import { JobService } from './jobs/job.service.ts';
import { CreateNote } from './notes/create-note.ts';
import { DeleteNote } from './notes/delete-note.ts';
import { ListNotes } from './notes/list-notes.ts';
import { NoteController } from './notes/note.controller.ts';
import { NoteRepository } from './notes/note.repository.ts';
import { PlayAudio } from './notes/play-audio.ts';
import { ShowNote } from './notes/show-note.ts';
import type { OutsideWorld } from './outside-world.ts';
import { provide } from './provide.ts';
import { AudioKeeper } from './recordings/audio-keeper.ts';
import { RecordingStock } from './recordings/recording-stock.ts';
import { RecordingRepository } from './recordings/recording.repository.ts';
import { SweepAudio } from './recordings/sweep-audio.ts';
import { TranscribeRecording } from './recordings/transcribe-recording.ts';
import { TranscriptionController } from './recordings/transcription.controller.ts';
import { CanonicalAddress } from './sign-in/canonical-address.guard.ts';
import { OidcClient } from './sign-in/oidc-client.ts';
import { OidcStrategy } from './sign-in/oidc.strategy.ts';
import { SignInController } from './sign-in/sign-in.controller.ts';
import { SignInService } from './sign-in/sign-in.service.ts';
import { UserIdSerializer } from './sign-in/user-id.serializer.ts';
import { UserRepository } from './users/user.repository.ts';

const AUDIO_STORE = Symbol('AudioStore');
const LOGGER = Symbol('Logger');

const signIn: Provider[] = [
  provide(UserRepository, DataSource),
  { provide: OidcClient, useFactory: (settings: GatewaySettings, logger: Logger) => new OidcClient(settings, logger), inject: [GatewaySettings, LOGGER] },
  {
    provide: OidcStrategy,
    useFactory: (client: OidcClient, settings: GatewaySettings, users: UserRepository) => new OidcStrategy(client, settings.origin, users),
    inject: [OidcClient, GatewaySettings, UserRepository],
  },
  provide(UserIdSerializer),
  provide(SignInService, GatewaySettings, OidcClient, UserRepository),
  CanonicalAddress,
];

const recordings: Provider[] = [
  provide(RecordingRepository, DataSource),
  {
    provide: AudioKeeper,
    useFactory: (dataSource: DataSource, store: AudioStore, settings: GatewaySettings, logger: Logger) =>
      new AudioKeeper(dataSource, store, settings.maxUploadBytes, logger),
    inject: [DataSource, AUDIO_STORE, GatewaySettings, LOGGER],
  },
  provide(RecordingStock, DataSource, RecordingRepository, AudioKeeper),
  provide(TranscribeRecording, GatewaySettings, DataSource, RecordingRepository, AudioKeeper, JobProducer),
  { provide: SweepAudio, useFactory: (audio: AudioKeeper, logger: Logger) => new SweepAudio(audio, logger), inject: [AudioKeeper, LOGGER] },
];

const jobs: Provider[] = [
  provide(JobRepository, DataSource),
  provide(JobService, JobRepository, RecordingRepository),
  provide(JobAnswer, JobService),
];

const notes: Provider[] = [
  provide(NoteRepository, DataSource),
  provide(CreateNote, GatewaySettings, DataSource, NoteRepository, RecordingStock, JobProducer),
  provide(ListNotes, NoteRepository),
  provide(ShowNote, NoteRepository),
  provide(DeleteNote, DataSource, NoteRepository, RecordingRepository, AudioKeeper),
  { provide: PlayAudio, useFactory: (repository: NoteRepository, store: AudioStore) => new PlayAudio(repository, store), inject: [NoteRepository, AUDIO_STORE] },
];

@Module({})
export class AppModule {
  static over(world: OutsideWorld): DynamicModule {
    const outside: Provider[] = [
      { provide: GatewaySettings, useValue: world.settings },
      { provide: DataSource, useValue: world.dataSource },
      { provide: JobProducer, useValue: world.jobs },
      { provide: AUDIO_STORE, useValue: world.store },
      { provide: LOGGER, useValue: world.logger },
      {
        provide: ReadinessProbe,
        useFactory: () => new ReadinessProbe(world.dataSource, world.jobs, world.store, world.transcriptionPulse),
      },
    ];
    return {
      module: AppModule,
      controllers: [HealthController, SignInController, TranscriptionController, JobController, NoteController],
      providers: [...outside, ...signIn, ...recordings, ...jobs, ...notes],
    };
  }
}
