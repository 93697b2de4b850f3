import { DataSource } from 'typeorm';
import { provide } from '../provide.ts';
import type { Room } from '../room.ts';
import { Idempotency } from './idempotency.ts';
import { IdempotencyKeyRepository } from './idempotency-key.repository.ts';

export const idempotencyRoom: Room = {
  controllers: [],
  providers: [provide(IdempotencyKeyRepository, DataSource), provide(Idempotency, IdempotencyKeyRepository)],
};
