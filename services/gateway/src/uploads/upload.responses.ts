import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Upload, UploadMedia } from '@stitchbook/database';
import type { UploadFacts } from './resumable-upload.repository.ts';
import { TUS_VERSION } from './tus-protocol.ts';
import type { UploadLimits } from './upload-limits.ts';
import { CHECKSUM_ALGORITHMS } from './upload.requests.ts';

/** 16-bit samples, 16,000 a second. */
const PCM_BYTES_PER_SECOND = 32_000;
export const EXPIRES_AFTER_DAYS = 7;
const DAY_MS = 86_400_000;

@ApiSchema({ name: 'Upload', description: 'A recording that arrives in pieces.' })
export class UploadResponse {
  @ApiProperty({ type: 'string', format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'string', description: "The client's own name for it." })
  key!: string;

  @ApiProperty({
    enum: ['file', 'pcm'],
    enumName: 'UploadMedia',
    description: '`pcm`: 16-bit signed little-endian samples, mono, 16,000 a second, without a header.',
  })
  media!: UploadMedia;

  @ApiProperty({ type: 'string', nullable: true })
  fileName!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  title!: string | null;

  @ApiProperty({ type: 'integer', minimum: 0, nullable: true, description: 'Bytes in all; null until that is known.' })
  length!: number | null;

  @ApiProperty({ type: 'integer', minimum: 0 })
  receivedBytes!: number;

  @ApiProperty({ type: 'number', minimum: 0, nullable: true, description: 'Of sound that has arrived; of pcm alone.' })
  seconds!: number | null;

  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description:
      'The upload as which another device goes on with it. It has all that had arrived; nothing more is taken here.',
  })
  continuedBy!: string | null;

  @ApiProperty({
    type: 'number',
    minimum: 0,
    nullable: true,
    description: 'Of sound that another device goes on from.',
  })
  continuedSeconds!: number | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: 'string', format: 'date-time', description: 'When something of it arrived last.' })
  updatedAt!: string;

  @ApiProperty({ type: 'string', format: 'date-time', description: 'When it is deleted unless more of it arrives.' })
  expiresAt!: string;
}

export function presentUpload(upload: UploadFacts): UploadResponse {
  const { id, clientKey, media, fileName, title, length, receivedBytes, createdAt, updatedAt } = upload;
  const { continuedBy, continuedBytes } = upload;
  return {
    id,
    key: clientKey,
    media,
    fileName,
    title,
    length,
    receivedBytes,
    seconds: media === 'pcm' ? receivedBytes / PCM_BYTES_PER_SECOND : null,
    continuedBy,
    continuedSeconds: continuedBytes === null ? null : continuedBytes / PCM_BYTES_PER_SECOND,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    expiresAt: expiryOf(upload).toISOString(),
  };
}

/** What the tus protocol says of an upload, in headers. */
export function progressOf(upload: UploadFacts): Record<string, string> {
  return {
    'Upload-Offset': String(upload.receivedBytes),
    ...(upload.length === null ? { 'Upload-Defer-Length': '1' } : { 'Upload-Length': String(upload.length) }),
    'Upload-Expires': expiryOf(upload).toUTCString(),
  };
}

export function abilitiesOf({ maxBytes }: Pick<UploadLimits, 'maxBytes'>): Record<string, string> {
  return {
    'Tus-Version': TUS_VERSION,
    'Tus-Extension': 'creation,creation-defer-length,checksum,termination,expiration',
    'Tus-Max-Size': String(maxBytes),
    'Tus-Checksum-Algorithm': CHECKSUM_ALGORITHMS.join(','),
  };
}

function expiryOf({ updatedAt }: Pick<Upload, 'updatedAt'>): Date {
  return new Date(updatedAt.getTime() + EXPIRES_AFTER_DAYS * DAY_MS);
}
