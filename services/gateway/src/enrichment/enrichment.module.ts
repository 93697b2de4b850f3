import { Module } from '@nestjs/common';
import { MaintenanceModule } from '../maintenance/maintenance.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { EnrichmentService, ReleaseEnrichments } from './enrichment.service.ts';
import { EnrichmentRepository } from './enrichment.repository.ts';

@Module({
  imports: [MaintenanceModule, QuotasModule],
  providers: [EnrichmentRepository, EnrichmentService, ReleaseEnrichments],
  exports: [EnrichmentService],
})
export class EnrichmentModule {}
