import { Setting } from '@stitchbook/config';
import { IsInt, IsNotEmpty, IsOptional, Max, Min } from 'class-validator';

export class MetricsSettings {
  @Setting(
    'METRICS_PORT',
    'Port on which a process serves its metrics, to Prometheus for example; not served when not set',
  )
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(65_535)
  port?: number;

  @Setting('METRICS_HOST', 'Address that the port for metrics is opened on', '127.0.0.1')
  @IsNotEmpty()
  host!: string;
}
