import { loadSettings } from '@stitchbook/config';
import { CreationsWorkerSettings } from '@stitchbook/jobs';
import { runWorker } from '@stitchbook/jobs/nest';
import { CreationsModule } from './creations.module.ts';

const { concurrency } = loadSettings(CreationsWorkerSettings, process.env);
await runWorker({ worker: 'creations', environment: process.env, concurrency, module: CreationsModule });
