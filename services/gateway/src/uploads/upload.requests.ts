import { randomUUID } from 'node:crypto';
import { ApiProperty } from '@nestjs/swagger';
import { NOTE_TITLE_MAX_CHARACTERS } from '@stitchbook/contracts';
import type { UploadMedia } from '@stitchbook/database';
import { IsStorableText } from '@stitchbook/text/rules';
import { IsBoolean, IsIn, IsOptional, MaxLength, MinLength } from 'class-validator';
import type { Request } from 'express';
import { ProductError } from '../errors/product-error.ts';
import { validateFields } from '../http/validation.ts';

const MEDIA: readonly UploadMedia[] = ['file', 'pcm'];
const MAX_KEY_LENGTH = 200;
const MAX_FILE_NAME_LENGTH = 255;
const WHOLE_NUMBER = /^\d{1,15}$/;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** What `Upload-Metadata` may say; anything else in it is let pass. */
class UploadMetadata {
  @MinLength(1, { message: 'The key of an upload must have at least 1 character.' })
  @MaxLength(MAX_KEY_LENGTH, { message: `The key of an upload can have at most ${MAX_KEY_LENGTH} characters.` })
  @IsStorableText({ message: 'The key of an upload has characters that cannot be kept.' })
  key: string = randomUUID();

  @IsIn(MEDIA, { message: `media must be one of ${MEDIA.join(', ')}.` })
  media: UploadMedia = 'file';

  @IsOptional()
  @MaxLength(MAX_FILE_NAME_LENGTH, { message: `A file name can have at most ${MAX_FILE_NAME_LENGTH} characters.` })
  @IsStorableText({ message: 'The file name has characters that cannot be kept.' })
  filename?: string;

  @IsOptional()
  @MaxLength(NOTE_TITLE_MAX_CHARACTERS, {
    message: `The title can have at most ${NOTE_TITLE_MAX_CHARACTERS} characters.`,
  })
  @IsStorableText({ message: 'The title has characters that cannot be kept.' })
  title?: string;

  @IsOptional()
  captions?: string;
}

/** `POST /api/uploads/{id}/continue` */
export class ContinueUploadRequest {
  @ApiProperty({
    type: 'string',
    minLength: 1,
    maxLength: MAX_KEY_LENGTH,
    description: 'The own name of the client for the upload that goes on.',
  })
  @MinLength(1, { message: 'The key of an upload must have at least 1 character.' })
  @MaxLength(MAX_KEY_LENGTH, { message: `The key of an upload can have at most ${MAX_KEY_LENGTH} characters.` })
  @IsStorableText({ message: 'The key of an upload has characters that cannot be kept.' })
  key!: string;

  @ApiProperty({
    type: 'boolean',
    required: false,
    default: false,
    description: 'What is heard is wanted while it is sent.',
  })
  @IsBoolean({ message: 'captions must be true or false.' })
  captions = false;
}

export interface NewUpload {
  /** The client's own, else a new one. */
  clientKey: string;
  media: UploadMedia;
  fileName: string | null;
  title: string | null;
  /** Bytes; null when the client does not know yet. */
  length: number | null;
  wantsCaptions: boolean;
}

/** What is to arrive, from the headers of the tus protocol. Throws a `ProductError`. */
export function readNewUpload(request: Request): NewUpload {
  const { key, media, filename, title, captions } = validateFields(UploadMetadata, readMetadata(request));
  const length = readWholeNumber(request, 'upload-length');
  const deferred = request.get('upload-defer-length');
  if (length === null ? deferred !== '1' : deferred !== undefined)
    throw invalid('Please send either Upload-Length, in bytes, or Upload-Defer-Length: 1.');
  const wantsCaptions = media === 'pcm' && captions !== undefined;
  return { clientKey: key, media, fileName: filename ?? null, title: title ?? null, length, wantsCaptions };
}

export const CHECKSUM_ALGORITHMS = ['sha256', 'sha1'] as const;

export interface Checksum {
  algorithm: (typeof CHECKSUM_ALGORITHMS)[number];
  digest: Buffer;
}

export interface PieceFacts {
  offset: number;
  /** Of the whole upload, where this request declares it. */
  length: number | null;
  checksum: Checksum | null;
}

/** What the headers say of a piece. Throws a `ProductError`. */
export function readPieceFacts(request: Request): PieceFacts {
  const offset = readWholeNumber(request, 'upload-offset');
  if (offset === null) throw invalid('Please send Upload-Offset, in bytes.');
  return { offset, length: readWholeNumber(request, 'upload-length'), checksum: readChecksum(request) };
}

function readWholeNumber(request: Request, header: string): number | null {
  const value = request.get(header);
  if (value === undefined) return null;
  if (!WHOLE_NUMBER.test(value)) throw invalid(`${header} must be a whole number of bytes.`);
  return Number(value);
}

function readChecksum(request: Request): Checksum | null {
  const header = request.get('upload-checksum');
  if (header === undefined) return null;
  const [name, digest = ''] = header.split(' ');
  const algorithm = CHECKSUM_ALGORITHMS.find((known) => known === name);
  if (!algorithm || digest === '' || !BASE64.test(digest))
    throw invalid('Upload-Checksum must be sha256 or sha1, a space, and the checksum in base64.');
  return { algorithm, digest: Buffer.from(digest, 'base64') };
}

/** `name base64, name base64, name`: the values decoded. */
function readMetadata(request: Request): Record<string, string> {
  const fields = Object.create(null) as Record<string, string>;
  for (const pair of (request.get('upload-metadata') ?? '').split(',')) {
    const [name, encoded = '', ...rest] = pair.trim().split(' ');
    if (!name) continue;
    if (rest.length > 0 || !BASE64.test(encoded)) throw invalid('Upload-Metadata must be names with values in base64.');
    fields[name] = Buffer.from(encoded, 'base64').toString();
  }
  return fields;
}

function invalid(message: string): ProductError {
  return new ProductError('invalid', 'request.invalid', message);
}
