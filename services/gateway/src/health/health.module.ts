import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { ReadinessProbe } from './readiness.ts';

@Module({
  controllers: [HealthController],
  providers: [ReadinessProbe],
  exports: [ReadinessProbe],
})
export class HealthModule {}
