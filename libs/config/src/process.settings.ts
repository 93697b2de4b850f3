import { IsIn, IsNumber, Max, Min } from 'class-validator';
import { Setting } from './load-settings.ts';

/** What a process logs. */
export class LoggingSettings {
  @Setting('LOG_LEVEL', 'fatal, error, warn, info, debug, trace or silent', 'info')
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  level!: string;
}

/** When the watchdog kills a process whose event loop is blocked; whatever started the process restarts it. */
export class WatchdogSettings {
  @Setting(
    'WATCHDOG_SECONDS',
    'Seconds that the event loop of a process may be blocked before the process ends itself, to be started again; 0: never, for a debugger',
    '10',
  )
  @IsNumber()
  @Min(0)
  @Max(3_600)
  seconds!: number;

  get limitMs(): number {
    return this.seconds * 1_000;
  }
}

/** Graceful shutdown after SIGTERM. Whoever sends the signal must wait for both times together before SIGKILL. */
export class ShutdownSettings {
  @Setting(
    'SHUTDOWN_DELAY_SECONDS',
    'Seconds that the gateway goes on serving after SIGTERM, while it already says that it is not ready',
    '0',
  )
  @IsNumber()
  @Min(0)
  @Max(3_600)
  delaySeconds!: number;

  @Setting(
    'SHUTDOWN_GRACE_SECONDS',
    'Seconds for which a process that shuts down may finish what is in flight; after them requests are cut and jobs released',
    '25',
  )
  @IsNumber()
  @Min(0)
  @Max(3_600)
  graceSeconds!: number;

  get delayMs(): number {
    return this.delaySeconds * 1_000;
  }

  get graceMs(): number {
    return this.graceSeconds * 1_000;
  }
}
