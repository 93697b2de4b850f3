import type { Job } from '@stitchbook/contracts';
import { requestJson } from '../http/request.ts';

/** Gives a failed job a fresh set of tries. */
export function retryJob<Result>(id: string): Promise<Job<Result>> {
  return requestJson<Job<Result>>(`/api/jobs/${encodeURIComponent(id)}/retry`, { method: 'POST' });
}
