import { IsIn } from 'class-validator';
import { Setting } from './setting.ts';

export class LoggingSettings {
  @Setting('LOG_LEVEL', 'fatal, error, warn, info, debug, trace or silent', 'info')
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  level!: string;
}
