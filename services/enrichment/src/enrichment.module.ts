import { Module } from '@nestjs/common';
import { WorkerContext, findHandlers } from '@stitchbook/jobs/nest';
import { provideLanguageEngine } from '@stitchbook/text/nest';
import { EnrichmentRepository } from './enrichment.repository.ts';
import { TaskRepository } from './task.repository.ts';

const handlers = await findHandlers(new URL('.', import.meta.url));

@Module({ providers: [EnrichmentRepository, TaskRepository, provideLanguageEngine(WorkerContext), ...handlers] })
export class EnrichmentModule {}
