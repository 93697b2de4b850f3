export { JOB_DEFINITIONS } from './job-definitions.ts';
export { ClaimLostError, JobFailure } from './job-failure.ts';
export { JobProducer } from './job-producer.ts';
export { type NewJob, cancelJob, recordJob, reopenJob } from './record-job.ts';
export type { JobContext, JobHandler, StoreResult } from './run-job.ts';
export { type RunningWorker, type WorkerOptions, startWorker } from './start-worker.ts';
export { WorkerPulse } from './worker-pulse.ts';
export { type Work, type Workshop, serveJobs } from './serve-jobs.ts';
export { WorkerSettings } from './worker.settings.ts';
