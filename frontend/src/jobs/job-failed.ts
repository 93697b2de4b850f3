import type { Job } from '@stitchbook/contracts';

/** Work that was taken on and came to nothing. `message` is the job's own sentence; `jobId` can be retried. */
export class JobFailed extends Error {
  readonly jobId: string;

  constructor({ id, error }: Job) {
    super(error ?? 'The work was cancelled.');
    this.name = 'JobFailed';
    this.jobId = id;
  }
}
