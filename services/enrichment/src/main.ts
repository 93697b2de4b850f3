import { loadSettings } from '@stitchbook/config';
import { EnrichmentWorkerSettings } from '@stitchbook/jobs';
import { runWorker } from '@stitchbook/jobs/nest';
import { EnrichmentModule } from './enrichment.module.ts';

const { concurrency } = loadSettings(EnrichmentWorkerSettings, process.env);
await runWorker({ worker: 'enrichment', environment: process.env, concurrency, module: EnrichmentModule });
