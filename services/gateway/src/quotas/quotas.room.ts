import { DataSource } from 'typeorm';
import { GatewaySettings } from '../gateway.settings.ts';
import { provide } from '../provide.ts';
import type { Room } from '../room.ts';
import { ModelCalls } from './model-calls.guard.ts';
import { QuotaRepository } from './quota.repository.ts';
import { StoredAudioQuota } from './stored-audio.quota.ts';

export const quotasRoom: Room = {
  controllers: [],
  providers: [
    provide(QuotaRepository, DataSource),
    provide(StoredAudioQuota, GatewaySettings, QuotaRepository),
    ModelCalls,
  ],
};
