export { JobsModule } from './jobs.module.ts';
export { type JobHandler, ProcessesJob, findHandlers } from './job-handlers.ts';
export { type WorkerDefinition, runWorker } from './run-worker.ts';
export { WorkerContext } from './job-workers.ts';
