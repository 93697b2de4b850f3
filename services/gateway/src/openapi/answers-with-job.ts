import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { ApiErrors } from './api-errors.ts';
import { ErrorSchema } from './schemas/error.schema.ts';
import { JobSchema } from './schemas/job.schema.ts';

/** A call that takes a while: it waits for the result, or answers at once with the job to a client that prefers so (RFC 7240). */
export function AnswersWithJob(): MethodDecorator {
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
      type: JobSchema,
      headers: {
        Location: { description: 'Address of the job.', schema: { type: 'string' } },
        'Preference-Applied': { description: '`respond-async`', schema: { type: 'string' } },
      },
    }),
    ApiResponse({
      status: 503,
      description:
        'Something is away, or the server is being restarted; with a Location the work goes on, and is found there.',
      type: ErrorSchema,
      headers: { Location: { description: 'Address of the job.', schema: { type: 'string' } } },
    }),
    ApiErrors('unprocessable', 'too-many'),
  );
}
