import type { JobRow } from '@stitchbook/database';
import type { Request, Response } from 'express';
import { ProductError } from '../errors/product-error.ts';
import type { JobService } from './job.service.ts';

/** Answers with a job's result when it is done, or with the job itself at once to a client that prefers so (RFC 7240). */
export class JobAnswer {
  constructor(private readonly jobs: JobService) {}

  async send(job: JobRow, request: Request, response: Response): Promise<void> {
    if (prefersAsync(request)) {
      response
        .status(202)
        .set({ Location: `/api/jobs/${job.id}`, 'Preference-Applied': 'respond-async' })
        .json(await this.jobs.present(job));
      return;
    }
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    try {
      const ended = await this.jobs.waitFor(job.id, gone.signal);
      if (ended.state !== 'done')
        throw new ProductError('unprocessable', 'job.failed', ended.error ?? 'This could not be done.');
      response.json(ended.result);
    } catch (error) {
      if (!gone.signal.aborted) throw error;
    }
  }
}

function prefersAsync(request: Request): boolean {
  const preferences = request.get('prefer')?.split(',') ?? [];
  return preferences.some((preference) => preference.trim().toLowerCase() === 'respond-async');
}
