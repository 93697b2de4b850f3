import { IsInt, IsNotEmpty, IsOptional, IsUrl, Max, Min, ValidateIf } from 'class-validator';
import { Setting } from './load-settings.ts';

/** The connection to PostgreSQL. */
export class DatabaseSettings {
  @Setting('DATABASE_URL', 'PostgreSQL, as postgres://user:password@host:port/database')
  @IsNotEmpty()
  url!: string;

  @Setting('DATABASE_POOL_SIZE', 'Connections that one process may hold', '10')
  @IsInt()
  @Min(2)
  @Max(200)
  poolSize!: number;

  @Setting(
    'DATABASE_STATEMENT_TIMEOUT_SECONDS',
    'PostgreSQL ends a statement of a service that takes longer; 0 for never. Migrations, backups and the deletion of an account take as long as they take',
    '60',
  )
  @IsInt()
  @Min(0)
  @Max(86_400)
  statementTimeoutSeconds?: number;
}

/** The queue has the ids of jobs. It is in the same PostgreSQL as the rows, or with REDIS_URL in Redis. */
export class QueueSettings {
  @Setting('DATABASE_URL', 'PostgreSQL, as postgres://user:password@host:port/database')
  @IsNotEmpty()
  databaseUrl!: string;

  @Setting('REDIS_URL', 'Redis for the queue instead of PostgreSQL, as redis://host:port or rediss:// with TLS')
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['redis', 'rediss'] })
  redisUrl?: string;
}

const usesS3 = ({ s3Endpoint }: StorageSettings): boolean => s3Endpoint !== undefined;

/** Audio is in a folder, or with S3_ENDPOINT in a bucket that every process reaches. */
export class StorageSettings {
  @Setting('AUDIO_DIR', 'Folder that keeps the audio files, where S3_ENDPOINT is not set')
  @ValidateIf((settings: StorageSettings) => !usesS3(settings))
  @IsNotEmpty()
  directory?: string;

  @Setting('S3_ENDPOINT', 'Address of an S3 store for the audio, for example https://s3.eu-central-1.amazonaws.com')
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  s3Endpoint?: string;

  @Setting(
    'S3_PUBLIC_ENDPOINT',
    'Address by which browsers reach the same S3 store: they are then sent there for audio instead of getting it from the gateway',
  )
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  s3PublicEndpoint?: string;

  @Setting('S3_BUCKET', 'Bucket for the audio; made at first use where it is missing', 'stitchbook')
  @ValidateIf(usesS3)
  @IsNotEmpty()
  s3Bucket?: string;

  @Setting('S3_REGION', 'Region of the S3 store', 'us-east-1')
  @ValidateIf(usesS3)
  @IsNotEmpty()
  s3Region?: string;

  @Setting('S3_ACCESS_KEY', 'Access key of the S3 store')
  @ValidateIf(usesS3)
  @IsNotEmpty()
  s3AccessKey?: string;

  @Setting('S3_SECRET_KEY', 'Secret key of the S3 store')
  @ValidateIf(usesS3)
  @IsNotEmpty()
  s3SecretKey?: string;
}
