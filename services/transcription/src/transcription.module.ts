import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { findHandlers } from '@stitchbook/jobs/nest';
import type { SpeechEngine } from '@stitchbook/speech';
import { RecordingRepository } from './recording.repository.ts';
import { SPEECH_ENGINE, audioStore, speechEngine } from './transcription.providers.ts';

const handlers = await findHandlers(new URL('.', import.meta.url));

@Module({ providers: [RecordingRepository, audioStore, speechEngine, ...handlers] })
export class TranscriptionModule implements OnApplicationShutdown {
  constructor(@Inject(SPEECH_ENGINE) private readonly engine: SpeechEngine) {}

  /** Once no job is in flight any more. */
  async onApplicationShutdown(): Promise<void> {
    await this.engine.close();
  }
}
