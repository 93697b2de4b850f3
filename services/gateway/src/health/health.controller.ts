import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiResponse, ApiTags, ApiProperty, ApiSchema } from '@nestjs/swagger';
import { type Readiness, ReadinessProbe } from './readiness.ts';
import { ApiRoute } from '../openapi/api-route.ts';

@ApiSchema({ name: 'Alive' })
class AliveResponse {
  @ApiProperty({ type: 'string', enum: ['alive'] })
  status!: 'alive';
}

@ApiSchema({ name: 'Checks' })
class ChecksResponse {
  @ApiProperty({ type: 'boolean', required: false })
  database?: boolean;

  @ApiProperty({ type: 'boolean', required: false })
  queue?: boolean;

  @ApiProperty({ type: 'boolean', required: false })
  store?: boolean;

  @ApiProperty({ type: 'boolean', required: false, description: 'Whether a transcription worker answers.' })
  transcription?: boolean;
}

@ApiSchema({ name: 'Readiness' })
class ReadinessResponse implements Readiness {
  @ApiProperty({ type: 'boolean' })
  ready!: boolean;

  @ApiProperty({ type: ChecksResponse })
  checks!: ChecksResponse;

  @ApiProperty({ type: 'boolean', required: false, description: 'Set once it is shutting down.' })
  leaving?: boolean;
}

@Controller()
@ApiTags('Health')
export class HealthController {
  constructor(private readonly readiness: ReadinessProbe) {}

  @Get('healthz')
  @ApiRoute({ summary: 'Says that the gateway is alive', answer: AliveResponse })
  alive(): AliveResponse {
    return { status: 'alive' };
  }

  /** 200 when database, queue, store and at least one transcription worker answer, else 503 with what does not. 503 at once while it is shutting down. */
  @Get('readyz')
  @ApiRoute({ summary: 'Says whether the main job could be done right now', answer: ReadinessResponse })
  @ApiResponse({ status: 503, description: 'Something that is needed does not answer.', type: ReadinessResponse })
  async ready(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.readiness.ask();
    if (!readiness.ready) request.log.info(readiness, 'not ready');
    response.status(readiness.ready ? 200 : 503);
    return readiness;
  }
}
