import { Module } from '@nestjs/common';
import { MadeAudioQuota, ModelCallsQuota, StoredAudioQuota } from './quota.service.ts';
import { QuotaRepository } from './quota.repository.ts';

@Module({
  providers: [QuotaRepository, StoredAudioQuota, ModelCallsQuota, MadeAudioQuota],
  exports: [StoredAudioQuota, ModelCallsQuota, MadeAudioQuota],
})
export class QuotasModule {}
