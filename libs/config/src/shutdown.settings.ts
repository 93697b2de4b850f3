import { IsNumber, Max, Min } from 'class-validator';
import { Setting } from './setting.ts';

/** How a process leaves when it is asked to. Whoever stops it must wait for both together before killing it. */
export class ShutdownSettings {
  @Setting(
    'SHUTDOWN_DELAY_SECONDS',
    'Seconds that the gateway goes on serving after it was asked to leave, while it already says that it is not ready',
    '0',
  )
  @IsNumber()
  @Min(0)
  @Max(3_600)
  delaySeconds!: number;

  @Setting(
    'SHUTDOWN_GRACE_SECONDS',
    'Seconds that a process may then finish what it has in hand; after them requests are cut and jobs handed back',
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
