import { Module } from '@nestjs/common';
import { ModelCallsQuota, StoredAudioQuota } from './quota.service.ts';
import { QuotaRepository } from './quota.repository.ts';

@Module({
  providers: [QuotaRepository, StoredAudioQuota, ModelCallsQuota],
  exports: [StoredAudioQuota, ModelCallsQuota],
})
export class QuotasModule {}
