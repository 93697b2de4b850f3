import { IsNotEmpty, IsOptional, IsUrl, ValidateIf } from 'class-validator';
import { Setting } from './setting.ts';

const keepsElsewhere = ({ s3Endpoint }: StorageSettings): boolean => s3Endpoint !== undefined;

/** Audio is kept in a folder, or with S3_ENDPOINT in a bucket that every process reaches. */
export class StorageSettings {
  @Setting('AUDIO_DIR', 'Folder that keeps the audio files, where S3_ENDPOINT is not set')
  @ValidateIf((settings: StorageSettings) => !keepsElsewhere(settings))
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
  @ValidateIf(keepsElsewhere)
  @IsNotEmpty()
  s3Bucket?: string;

  @Setting('S3_REGION', 'Region of the S3 store', 'us-east-1')
  @ValidateIf(keepsElsewhere)
  @IsNotEmpty()
  s3Region?: string;

  @Setting('S3_ACCESS_KEY', 'Access key of the S3 store')
  @ValidateIf(keepsElsewhere)
  @IsNotEmpty()
  s3AccessKey?: string;

  @Setting('S3_SECRET_KEY', 'Secret key of the S3 store')
  @ValidateIf(keepsElsewhere)
  @IsNotEmpty()
  s3SecretKey?: string;
}
