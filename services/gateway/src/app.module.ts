import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { JobProducer } from '@stitchbook/jobs';
import type { Logger } from '@stitchbook/logging';
import type { AudioStore } from '@stitchbook/storage';
import { DataSource } from 'typeorm';
import { GatewaySettings } from './gateway.settings.ts';
import { CommentController } from './comments/comment.controller.ts';
import { CommentRepository } from './comments/comment.repository.ts';
import { CommentService } from './comments/comment.service.ts';
import { CreationController } from './creations/creation.controller.ts';
import { CreationRepository } from './creations/creation.repository.ts';
import { CreationService } from './creations/creation.service.ts';
import { HealthController } from './health/health.controller.ts';
import { ReadinessProbe } from './health/readiness.ts';
import { JobAnswer } from './jobs/job-answer.ts';
import { JobController } from './jobs/job.controller.ts';
import { JobRepository } from './jobs/job.repository.ts';
import { JobService } from './jobs/job.service.ts';
import { ResultFinder } from './jobs/result-finder.ts';
import { ChangeNote } from './notes/change-note.ts';
import { CreateNote } from './notes/create-note.ts';
import { DeleteNote } from './notes/delete-note.ts';
import { ListNotes } from './notes/list-notes.ts';
import { NoteChangeController } from './notes/note-change.controller.ts';
import { NoteController } from './notes/note.controller.ts';
import { NoteRepository } from './notes/note.repository.ts';
import { PlayAudio } from './notes/play-audio.ts';
import { ShowNote } from './notes/show-note.ts';
import { UpdateTags } from './notes/update-tags.ts';
import { UpdateTitle } from './notes/update-title.ts';
import { UpdateTranscript } from './notes/update-transcript.ts';
import type { OutsideWorld } from './outside-world.ts';
import { provide } from './provide.ts';
import { AudioKeeper } from './recordings/audio-keeper.ts';
import { RecordingStock } from './recordings/recording-stock.ts';
import { RecordingRepository } from './recordings/recording.repository.ts';
import { SweepAudio } from './recordings/sweep-audio.ts';
import { TranscribeRecording } from './recordings/transcribe-recording.ts';
import { TranscriptionController } from './recordings/transcription.controller.ts';
import { ShareController } from './shares/share.controller.ts';
import { ShareRepository } from './shares/share.repository.ts';
import { ShareService } from './shares/share.service.ts';
import { CanonicalAddress } from './sign-in/canonical-address.guard.ts';
import { OidcClient } from './sign-in/oidc-client.ts';
import { OidcStrategy } from './sign-in/oidc.strategy.ts';
import { PendingSignIns } from './sign-in/pending-sign-ins.ts';
import { SessionRepository } from './sign-in/session.repository.ts';
import { SignInController } from './sign-in/sign-in.controller.ts';
import { SignInService } from './sign-in/sign-in.service.ts';
import { UserIdSerializer } from './sign-in/user-id.serializer.ts';
import { SuggestTags } from './tag-suggestions/suggest-tags.ts';
import { TagSuggestionController } from './tag-suggestions/tag-suggestion.controller.ts';
import { ThemeController } from './themes/theme.controller.ts';
import { ThemeRepository } from './themes/theme.repository.ts';
import { ThemeService } from './themes/theme.service.ts';
import { UserController } from './users/user.controller.ts';
import { UserRepository } from './users/user.repository.ts';

const AUDIO_STORE = Symbol('AudioStore');
const LOGGER = Symbol('Logger');

const signIn: Provider[] = [
  provide(UserRepository, DataSource),
  { provide: OidcClient, useFactory: (settings: GatewaySettings, logger: Logger) => new OidcClient(settings, logger), inject: [GatewaySettings, LOGGER] },
  {
    provide: OidcStrategy,
    useFactory: (client: OidcClient, settings: GatewaySettings, users: UserRepository) => new OidcStrategy(client, new PendingSignIns(settings), settings.origin, users),
    inject: [OidcClient, GatewaySettings, UserRepository],
  },
  provide(UserIdSerializer),
  provide(SessionRepository, DataSource),
  provide(SignInService, GatewaySettings, OidcClient, UserRepository, SessionRepository),
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
  provide(ResultFinder, RecordingRepository, CreationRepository),
  provide(JobService, DataSource, JobRepository, ResultFinder, JobProducer),
  provide(JobAnswer, JobService),
];

const notes: Provider[] = [
  provide(NoteRepository, DataSource),
  provide(CreateNote, GatewaySettings, DataSource, NoteRepository, RecordingStock, JobProducer),
  provide(ListNotes, NoteRepository),
  provide(ShowNote, NoteRepository),
  provide(ChangeNote, DataSource, NoteRepository),
  provide(UpdateTitle, ChangeNote, NoteRepository),
  provide(UpdateTags, ChangeNote, NoteRepository, ThemeRepository),
  provide(UpdateTranscript, ChangeNote, NoteRepository, JobProducer),
  provide(DeleteNote, DataSource, NoteRepository, RecordingRepository, AudioKeeper),
  { provide: PlayAudio, useFactory: (repository: NoteRepository, store: AudioStore) => new PlayAudio(repository, store), inject: [NoteRepository, AUDIO_STORE] },
];

const aroundNotes: Provider[] = [
  provide(ThemeRepository, DataSource),
  provide(ThemeService, ThemeRepository),
  provide(SuggestTags, DataSource, JobProducer),
  provide(ShareRepository, DataSource),
  provide(ShareService, NoteRepository, ShareRepository, UserRepository),
  provide(CommentRepository, DataSource),
  provide(CommentService, NoteRepository, CommentRepository),
  provide(CreationRepository, DataSource),
  provide(CreationService, DataSource, NoteRepository, CreationRepository, JobProducer),
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
      controllers: [
        HealthController,
        SignInController,
        UserController,
        TranscriptionController,
        JobController,
        TagSuggestionController,
        NoteController,
        NoteChangeController,
        ShareController,
        CommentController,
        CreationController,
        ThemeController,
      ],
      providers: [...outside, ...signIn, ...recordings, ...jobs, ...notes, ...aroundNotes],
    };
  }
}
