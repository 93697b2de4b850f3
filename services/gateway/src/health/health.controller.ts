import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Readiness, ReadinessProbe } from './readiness.ts';

@Controller()
export class HealthController {
  constructor(private readonly readiness: ReadinessProbe) {}

  @Get('healthz')
  alive(): { status: 'alive' } {
    return { status: 'alive' };
  }

  /** 200 when database, queue, store and at least one transcription worker answer, else 503 with what does not. */
  @Get('readyz')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.readiness.ask();
    response.status(readiness.ready ? 200 : 503);
    return readiness;
  }
}
