import { IsNotEmpty, IsOptional, IsUrl } from 'class-validator';
import { Setting } from './setting.ts';

/** The queue carries job ids between processes. It lives in the same PostgreSQL as the rows, or with REDIS_URL in Redis. */
export class QueueSettings {
  @Setting('DATABASE_URL', 'PostgreSQL, as postgres://user:password@host:port/database')
  @IsNotEmpty()
  databaseUrl!: string;

  @Setting(
    'REDIS_URL',
    'Redis that carries the queue instead of PostgreSQL, as redis://host:port or rediss:// with TLS',
  )
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['redis', 'rediss'] })
  redisUrl?: string;
}
