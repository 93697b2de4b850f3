import { Module } from '@nestjs/common';
import { WorkerContext, findHandlers } from '@stitchbook/jobs/nest';
import { provideEmbedder } from '@stitchbook/meaning/nest';
import { provideLanguageEngine } from '@stitchbook/text/nest';
import { CompareTags } from './compare-tags.ts';
import { EnrichmentRepository } from './enrichment.repository.ts';
import { MakeNoteVectors } from './make-note-vectors.ts';
import { NoteVectorRepository } from './note-vector.repository.ts';
import { TaskRepository } from './task.repository.ts';

const handlers = await findHandlers(new URL('.', import.meta.url));
/** It reads notes behind everything else. */
const VECTORS_NICENESS = 15;

@Module({
  providers: [
    CompareTags,
    EnrichmentRepository,
    MakeNoteVectors,
    NoteVectorRepository,
    TaskRepository,
    provideEmbedder(WorkerContext, VECTORS_NICENESS),
    provideLanguageEngine(WorkerContext),
    ...handlers,
  ],
})
export class EnrichmentModule {}
