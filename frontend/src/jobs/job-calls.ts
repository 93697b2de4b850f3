import type { Job } from '@stitchbook/api-types';
import { api } from '../http/api.ts';
import { RequestError } from '../http/errors.ts';
import { problemTexts } from '../texts/en/problems.ts';

/** A job whose kind is known, and with it what comes of it. */
export type JobOf<Result> = Omit<Job, 'result'> & { result: Result | null };

/** Work that was taken on and came to nothing. `message` is the job's own sentence; `jobId` can be retried. */
export class JobFailed extends Error {
  readonly jobId: string;
  /** Such as `audio.undecodable`. */
  readonly code: string | null;

  constructor({ id, error, errorCode = null }: Pick<Job, 'id' | 'error'> & Partial<Pick<Job, 'errorCode'>>) {
    super(error ?? problemTexts.workCancelled);
    this.name = 'JobFailed';
    this.jobId = id;
    this.code = errorCode;
  }
}

/** The answer to a request for work: the job that has begun, or at once what was asked for. */
export type JobOrResult<Result> = { job: JobOf<Result> } | { result: Result };

/** For calls that may take long: asks for an answer at once, with a job to be followed. */
export const RESPOND_ASYNC = { Prefer: 'respond-async' } as const;

/** Reads the answer to `RESPOND_ASYNC`; a server that answered with the finished work instead is understood too. */
export function jobOrResult<Result>(
  answer: { status: 202; data: Job } | { status: 200; data: Result },
): JobOrResult<Result> {
  return answer.status === 202 ? { job: answer.data as JobOf<Result> } : { result: answer.data };
}

export async function getJob<Result>(id: string, signal: AbortSignal): Promise<JobOf<Result>> {
  const { data } = await api.get('/api/jobs/{id}', { params: { path: { id } }, signal });
  return data as JobOf<Result>;
}

/** Gives a failed job a fresh set of attempts. */
export async function retryJob<Result>(id: string): Promise<JobOf<Result>> {
  const { data } = await api.post('/api/jobs/{id}/retry', { params: { path: { id } } });
  return data as JobOf<Result>;
}

/** Stops work that nobody waits for any more. Sent even while the page is being left. False when it had ended already. */
export async function cancelJob(id: string): Promise<boolean> {
  try {
    await api.post('/api/jobs/{id}/cancel', { params: { path: { id } }, keepalive: true });
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.status === 409) return false;
    throw error;
  }
}
