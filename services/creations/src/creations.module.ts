import { Module } from '@nestjs/common';
import { WorkerContext, findHandlers } from '@stitchbook/jobs/nest';
import { provideLanguageEngine } from '@stitchbook/text/nest';
import { provideSpeechSynthesizer } from '@stitchbook/voices/nest';
import { CiteMoments } from './cite-moments.ts';
import { CreationRepository } from './creation.repository.ts';
import { CreationSpeechRepository } from './creation-speech.repository.ts';
import { audioStore } from './creations.providers.ts';
import { SourceNoteRepository } from './source-note.repository.ts';
import { StoreSpeech } from './store-speech.ts';

const handlers = await findHandlers(new URL('.', import.meta.url));

@Module({
  providers: [
    CiteMoments,
    CreationRepository,
    CreationSpeechRepository,
    SourceNoteRepository,
    StoreSpeech,
    audioStore,
    provideLanguageEngine(WorkerContext),
    provideSpeechSynthesizer(WorkerContext),
    ...handlers,
  ],
})
export class CreationsModule {}
