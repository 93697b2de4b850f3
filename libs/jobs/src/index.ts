export { cancelForbiddenJobs, cancelJobsOfCreations, lockSubject } from './job-permission.ts';
export { purgeFinishedJobs, failStaleTranscriptJobs } from './purge-finished-jobs.ts';
export {
  JOB_KINDS,
  type JobInput,
  type JobKind,
  type JobOf,
  type NewJob,
  definitionOf,
} from './definitions/registry.ts';
export { ClaimLostError, JobFailure } from './job-failure.ts';
export { JobProducer } from './job-producer.ts';
export { cancelJob, createJob, retryJob } from './create-job.ts';
export type { HandleJob, JobContext, StoreResult } from './process-job.ts';
export { type RunningWorker, type WorkerOptions, startWorker } from './job-worker.ts';
export { QueueWatch, type WatchedQueue } from './watch-queues.ts';
export { WorkerHeartbeat } from './worker-heartbeat.ts';
export {
  CreationsWorkerSettings,
  EnrichmentWorkerSettings,
  TranscriptionWorkerSettings,
  WorkerSettings,
} from './worker.settings.ts';
