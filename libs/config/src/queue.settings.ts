import { IsNotEmpty } from 'class-validator';
import { Setting } from './setting.ts';

/** The queue carries job ids between processes; it lives in the same PostgreSQL as the rows. */
export class QueueSettings {
  @Setting('DATABASE_URL', 'PostgreSQL, as postgres://user:password@host:port/database')
  @IsNotEmpty()
  databaseUrl!: string;
}
