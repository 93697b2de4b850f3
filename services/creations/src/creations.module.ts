import { Module } from '@nestjs/common';
import { WorkerContext, findHandlers } from '@stitchbook/jobs/nest';
import { provideLanguageEngine } from '@stitchbook/text/nest';
import { CiteMoments } from './cite-moments.ts';
import { CreationRepository } from './creation.repository.ts';
import { SourceNoteRepository } from './source-note.repository.ts';

const handlers = await findHandlers(new URL('.', import.meta.url));

@Module({
  providers: [CiteMoments, CreationRepository, SourceNoteRepository, provideLanguageEngine(WorkerContext), ...handlers],
})
export class CreationsModule {}
