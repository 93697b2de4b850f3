import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { ProductError } from '../errors/product-error.ts';
import { holdBody } from '../http/address-limiter.ts';
import { hasBody } from '../http/request-body.ts';
import type { Checksum } from './upload.requests.ts';

export const PIECE_TYPE = 'application/offset+octet-stream';
const MAX_PIECE_BYTES = 4 * 2 ** 20;

/** Throws a `ProductError` for a body that is not worth reading. */
export function refuseUnreadable(request: Request): void {
  const { headers } = request;
  if (headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== PIECE_TYPE)
    throw new ProductError('unsupported-media', 'upload.content-type', `Please send ${PIECE_TYPE}.`);
  if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity')
    throw new ProductError('unsupported-media', 'request.encoding', 'Please send the bytes as they are.');
  if (Number(headers['content-length'] ?? 0) > MAX_PIECE_BYTES) throw tooLarge();
}

/**
 * The bytes of a piece, which are those that its sender meant. Rejects with a `ProductError` when there are too many, when they break
 * off, or when they are not what their checksum is of.
 */
export async function readPiece(request: Request, checksum: Checksum | null): Promise<Buffer> {
  refuseUnreadable(request);
  const piece = hasBody(request) ? await readBytes(request) : Buffer.alloc(0);
  if (checksum && !isSumOf(checksum, piece)) {
    throw new ProductError(
      'checksum-mismatch',
      'upload.checksum',
      'A piece of this recording was damaged on its way. Please send it again.',
    );
  }
  return piece;
}

async function readBytes(request: Request): Promise<Buffer> {
  holdBody(request, MAX_PIECE_BYTES);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // Otherwise a refusal would cut the connection on which it is to be answered.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes > MAX_PIECE_BYTES) throw tooLarge();
    }
  } catch (error) {
    throw error instanceof ProductError ? error : interrupted(error);
  }
  return Buffer.concat(chunks, bytes);
}

function isSumOf({ algorithm, digest }: Checksum, bytes: Buffer): boolean {
  const actual = createHash(algorithm).update(bytes).digest();
  return actual.length === digest.length && timingSafeEqual(actual, digest);
}

function tooLarge(): ProductError {
  const megabytes = MAX_PIECE_BYTES / 2 ** 20;
  return new ProductError('too-large', 'upload.piece-too-large', `Please send pieces of ${megabytes} MB at most.`);
}

function interrupted(cause: unknown): ProductError {
  const sentence = 'A piece of this recording was interrupted on its way. Please send it again.';
  return new ProductError('invalid', 'request.interrupted', sentence, { cause });
}
