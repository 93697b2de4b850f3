import { Module } from '@nestjs/common';
import { WorkerContext, findHandlers } from '@stitchbook/jobs/nest';
import { provideLanguageEngine } from '@stitchbook/text/nest';
import { CreationRepository } from './creation.repository.ts';

const handlers = await findHandlers(new URL('.', import.meta.url));

@Module({ providers: [CreationRepository, provideLanguageEngine(WorkerContext), ...handlers] })
export class CreationsModule {}
