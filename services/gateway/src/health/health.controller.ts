import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Readiness, ReadinessProbe } from './readiness.ts';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { Operation } from '../openapi/operation.ts';
import { AliveSchema, ReadinessSchema } from '../openapi/schemas/readiness.schema.ts';

@Controller()
@ApiTags('Health')
export class HealthController {
  constructor(private readonly readiness: ReadinessProbe) {}

  @Get('healthz')
  @Operation({ summary: 'Says that the gateway is alive', answer: AliveSchema })
  alive(): { status: 'alive' } {
    return { status: 'alive' };
  }

  /** 200 when database, queue, store and at least one transcription worker answer, else 503 with what does not. 503 at once while leaving. */
  @Get('readyz')
  @Operation({ summary: 'Says whether the main job could be done right now', answer: ReadinessSchema })
  @ApiResponse({ status: 503, description: 'Something that is needed does not answer.', type: ReadinessSchema })
  async ready(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.readiness.ask();
    if (!readiness.ready) request.log.info(readiness, 'not ready');
    response.status(readiness.ready ? 200 : 503);
    return readiness;
  }
}
