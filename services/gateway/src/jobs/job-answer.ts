import type { JobKind } from '@stitchbook/contracts';
import type { JobRow } from '@stitchbook/database';
import type { Request, Response } from 'express';
import { ProductError } from '../errors/product-error.ts';
import type { JobService } from './job.service.ts';

/** What is not lost by a restart, for whoever waits just then. */
const GOES_ON: Readonly<Record<JobKind, string>> = {
  'transcribe-recording': 'Your recording is kept, and its words will come.',
  'enrich-note': 'Your note is kept, and its themes will come.',
  'suggest-tags': 'Your note is kept, and its suggestions will come.',
  'create-from-note': 'Your note is kept, and its creation will come.',
};

/** Answers with a job's result when it is done, or with the job itself at once to a client that prefers so (RFC 7240). */
export class JobAnswer {
  private readonly leaving = new AbortController();

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
      const ended = await this.jobs.waitFor(job.id, AbortSignal.any([gone.signal, this.leaving.signal]));
      if (ended.state !== 'done')
        throw new ProductError('unprocessable', 'job.failed', ended.error ?? 'This could not be done.');
      response.json(ended.result);
    } catch (error) {
      if (gone.signal.aborted) return;
      if (!this.leaving.signal.aborted) throw error;
      response.set('Location', `/api/jobs/${job.id}`);
      throw goesOn(job.kind);
    }
  }

  /** Tells everybody who still waits that their work goes on, and where to ask for it: this process has to leave. */
  sendAway(): void {
    this.leaving.abort();
  }
}

function goesOn(kind: JobKind): ProductError {
  const sentence = `Stitchbook is being restarted. ${GOES_ON[kind]}`;
  return new ProductError('unavailable', 'job.goes-on', sentence);
}

function prefersAsync(request: Request): boolean {
  const preferences = request.get('prefer')?.split(',') ?? [];
  return preferences.some((preference) => preference.trim().toLowerCase() === 'respond-async');
}
