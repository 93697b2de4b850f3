import { type FactoryProvider, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { ChangeFeed, DataSource } from '@stitchbook/database';
import { WorkerContext, findHandlers } from '@stitchbook/jobs/nest';
import type { SpeechEngine } from '@stitchbook/speech';
import { CaptionRepository } from './captions/caption.repository.ts';
import { CaptionedTranscripts } from './captions/captioned-transcripts.ts';
import { CaptionSessions } from './captions/caption-sessions.ts';
import { PublishLanguages } from './publish-languages.ts';
import { RecordingRepository } from './recording.repository.ts';
import { RetranscriptionRepository } from './retranscription/retranscription.repository.ts';
import { ScheduleRetranscriptions } from './retranscription/schedule-retranscriptions.ts';
import { SpeakerRepository } from './speaker.repository.ts';
import { SpeechLanguageRepository } from './speech-language.repository.ts';
import { SPEECH_ENGINE, audioStore, speechEngine } from './transcription.providers.ts';

const handlers = await findHandlers(new URL('.', import.meta.url));

const changeFeed: FactoryProvider<ChangeFeed> = {
  provide: ChangeFeed,
  inject: [DataSource, WorkerContext],
  useFactory: (dataSource: DataSource, { logger }: WorkerContext) => new ChangeFeed(dataSource, logger),
};

@Module({
  providers: [
    RecordingRepository,
    CaptionRepository,
    CaptionSessions,
    CaptionedTranscripts,
    RetranscriptionRepository,
    SpeakerRepository,
    SpeechLanguageRepository,
    PublishLanguages,
    ScheduleRetranscriptions,
    audioStore,
    changeFeed,
    speechEngine,
    ...handlers,
  ],
})
export class TranscriptionModule implements OnApplicationShutdown {
  constructor(@Inject(SPEECH_ENGINE) private readonly engine: SpeechEngine) {}

  /** Once no job is in flight any more. */
  async onApplicationShutdown(): Promise<void> {
    await this.engine.close();
  }
}
