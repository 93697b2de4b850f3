import { JobProducer } from '@stitchbook/jobs';
import { DataSource } from 'typeorm';
import { GatewaySettings } from '../gateway.settings.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import { IdempotencyKeyRepository } from '../idempotency/idempotency-key.repository.ts';
import { provide } from '../provide.ts';
import { AUDIO_STORE, LOGGER, type Room } from '../room.ts';
import { StoredAudioQuota } from '../quotas/stored-audio.quota.ts';
import { AudioKeeper } from './audio-keeper.ts';
import { ClaimAudio } from './claim-audio.ts';
import { RecordingStock } from './recording-stock.ts';
import { RecordingRepository } from './recording.repository.ts';
import { ForgetUnsaved } from './forget-unsaved.ts';
import { SweepAudio } from './sweep-audio.ts';
import { SweepDaily } from './sweep-daily.ts';
import { SweepTurn } from './sweep-turn.repository.ts';
import { TranscribeRecording } from './transcribe-recording.ts';
import { TranscriptionController } from './transcription.controller.ts';

export const recordingsRoom: Room = {
  controllers: [TranscriptionController],
  providers: [
    provide(RecordingRepository, DataSource),
    provide(AudioKeeper, DataSource, AUDIO_STORE, GatewaySettings, LOGGER),
    provide(ClaimAudio, RecordingRepository, AudioKeeper, StoredAudioQuota),
    provide(RecordingStock, RecordingRepository, AudioKeeper, ClaimAudio),
    provide(TranscribeRecording, DataSource, AudioKeeper, ClaimAudio, JobProducer, Idempotency),
    provide(SweepAudio, AudioKeeper, LOGGER),
    provide(SweepTurn, DataSource),
    provide(ForgetUnsaved, DataSource, RecordingRepository, AudioKeeper),
    provide(SweepDaily, AUDIO_STORE, ForgetUnsaved, IdempotencyKeyRepository, SweepTurn, LOGGER),
  ],
};
