import { loadSettings } from '@stitchbook/config';
import { TranscriptionWorkerSettings } from '@stitchbook/jobs';
import { runWorker } from '@stitchbook/jobs/nest';
import { affordableRecordings } from './affordable.ts';
import { TranscriptionModule } from './transcription.module.ts';

const { concurrency = affordableRecordings() } = loadSettings(TranscriptionWorkerSettings, process.env);
await runWorker({ worker: 'transcription', environment: process.env, concurrency, module: TranscriptionModule });
