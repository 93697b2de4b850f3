import type { Job } from '@stitchbook/contracts';
import { request } from '../http/request.ts';

/**
 * Posts a request for work that may take long. The server is asked to answer with a job at once; one that answers with
 * the finished work instead is understood too.
 */
export async function askForJob<Result>(
  path: string,
  body: unknown,
  signal: AbortSignal,
): Promise<{ job: Job<Result> } | { result: Result }> {
  const response = await request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
    body: JSON.stringify(body),
    signal,
  });
  const answer = (await response.json()) as unknown;
  return response.status === 202 ? { job: answer as Job<Result> } : { result: answer as Result };
}
