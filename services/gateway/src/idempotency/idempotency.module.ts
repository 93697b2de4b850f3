import { Module } from '@nestjs/common';
import { IdempotencyKeyRepository } from './idempotency-key.repository.ts';
import { Idempotency } from './idempotency.ts';

@Module({
  providers: [IdempotencyKeyRepository, Idempotency],
  exports: [IdempotencyKeyRepository, Idempotency],
})
export class IdempotencyModule {}
