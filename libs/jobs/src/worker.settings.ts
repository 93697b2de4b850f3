import { Setting } from '@stitchbook/config';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

export class WorkerSettings {
  @Setting('HEARTBEAT_FILE', 'File that a worker touches every few seconds while it is well, for health checks')
  @IsOptional()
  heartbeatFile?: string;
}

/** How many jobs of each kind one worker process does at a time. */
function concurrencySettings(variable: string, meaning: string, fallback: string): new () => { concurrency: number } {
  class ConcurrencySettings {
    @Setting(variable, meaning, fallback)
    @IsInt()
    @Min(1)
    @Max(64)
    concurrency!: number;
  }
  return ConcurrencySettings;
}

export class TranscriptionWorkerSettings {
  @Setting(
    'TRANSCRIPTION_CONCURRENCY',
    'Recordings that one worker transcribes at a time, all but one of which may be long; each takes up to SPEECH_CONCURRENCY processors and about 600 MB. When not set 2 where there are 3.5 GB of memory, else 1: then a short one waits for a long one',
  )
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(64)
  concurrency?: number;

  @Setting(
    'CAPTION_SESSIONS',
    'Recordings that one worker transcribes while they are being made, beside the others; each takes a third of a processor and about 500 MB. 0 for none; when not set as many as there are processors, and one for each 1.25 GB of memory',
  )
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(64)
  captionSessions?: number;
}

export class EnrichmentWorkerSettings extends concurrencySettings(
  'ENRICHMENT_CONCURRENCY',
  'Notes that one worker enriches at a time',
  '4',
) {}

export class CreationsWorkerSettings extends concurrencySettings(
  'CREATIONS_CONCURRENCY',
  'Creations that one worker makes at a time',
  '2',
) {}
