import { Module } from '@nestjs/common';
import { InsightsController } from './insights.controller.ts';
import { InsightsRepository } from './insights.repository.ts';
import { InsightsService } from './insights.service.ts';

@Module({ controllers: [InsightsController], providers: [InsightsRepository, InsightsService] })
export class InsightsModule {}
