import { Setting } from '@stitchbook/config';
import { IsOptional } from 'class-validator';

export class WorkerSettings {
  @Setting('HEARTBEAT_FILE', 'File that a worker touches every few seconds while it is well, for health checks')
  @IsOptional()
  heartbeatFile?: string;
}
