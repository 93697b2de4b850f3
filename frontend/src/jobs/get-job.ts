import type { Job } from '@stitchbook/contracts';
import { requestJson } from '../http/request.ts';

export function getJob<Result>(id: string, signal: AbortSignal): Promise<Job<Result>> {
  return requestJson<Job<Result>>(`/api/jobs/${encodeURIComponent(id)}`, { signal });
}
