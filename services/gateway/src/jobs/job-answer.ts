import type { Request, Response } from 'express';
import { Injectable, applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { Job } from '@stitchbook/database';
import { definitionOf } from '@stitchbook/jobs';
import { ProductError } from '../errors/product-error.ts';
import { ApiErrors, ErrorResponse } from '../openapi/common-responses.ts';
import { JobResponse } from './job.responses.ts';
import { JobService } from './job.service.ts';

/** Describes a call that `JobAnswer` answers: it takes a while and waits for the result, or answers at once with the job to a client that prefers so (RFC 7240). */
export function ApiRespondAsync(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'Prefer',
      required: false,
      description: '`respond-async` asks for the job at once.',
      schema: { type: 'string' },
    }),
    ApiResponse({
      status: 202,
      description: 'The work goes on; ask GET /api/jobs/{id} how far it is.',
      type: JobResponse,
      headers: {
        Location: { description: 'Address of the job.', schema: { type: 'string' } },
        'Preference-Applied': { description: '`respond-async`', schema: { type: 'string' } },
      },
    }),
    ApiResponse({
      status: 503,
      description:
        'Something is away, or the server is being restarted; with a Location the work goes on, and is found there.',
      type: ErrorResponse,
      headers: { Location: { description: 'Address of the job.', schema: { type: 'string' } } },
    }),
    ApiErrors('unprocessable', 'rate-limited'),
  );
}

/** Answers with a job's result when it is done, or with the job itself at once to a client that prefers so (RFC 7240). */
@Injectable()
export class JobAnswer {
  private readonly shuttingDown = new AbortController();

  constructor(private readonly jobs: JobService) {}

  async send(job: Job, request: Request, response: Response): Promise<void> {
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
      const ended = await this.jobs.waitFor(job.id, AbortSignal.any([gone.signal, this.shuttingDown.signal]));
      if (ended.state !== 'done')
        throw new ProductError('unprocessable', 'job.failed', ended.error ?? 'This could not be done.');
      response.json(ended.result);
    } catch (error) {
      if (gone.signal.aborted) return;
      if (!this.shuttingDown.signal.aborted) throw error;
      response.set('Location', `/api/jobs/${job.id}`);
      throw goesOn(job.kind);
    }
  }

  /** This process shuts down: answers everybody who still waits that their work goes on, and where to ask for it. */
  stopWaiting(): void {
    this.shuttingDown.abort();
  }
}

function goesOn(kind: string): ProductError {
  const sentence = `Stitchbook is being restarted. ${definitionOf(kind).continues}`;
  return new ProductError('unavailable', 'job.goes-on', sentence);
}

function prefersAsync(request: Request): boolean {
  const preferences = request.get('prefer')?.split(',') ?? [];
  return preferences.some((preference) => preference.trim().toLowerCase() === 'respond-async');
}
