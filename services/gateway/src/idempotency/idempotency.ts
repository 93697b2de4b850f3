import { Injectable } from '@nestjs/common';
import type { Transaction } from '@stitchbook/database';
import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { ProductError } from '../errors/product-error.ts';
import { IdempotencyKeyRepository, type KeyedRequest, type MadeBefore } from './idempotency-key.repository.ts';
import { requestIdOf } from '../http/observe-requests.ts';

/** A request that may have been made before; without a key it never was. */
export type RepeatableRequest = Omit<KeyedRequest, 'key'> & { key: string | null };

/** A client that did not receive the answer may send its request again with the same `Idempotency-Key`: the work is done once, and answered twice. */
@Injectable()
export class Idempotency {
  constructor(private readonly keys: IdempotencyKeyRepository) {}

  /**
   * To be called in the transaction of the work, before it and after the note that it holds; null says that it is to be
   * done now, and to be followed by `finish`.
   * Throws a `ProductError` when the key was used for something else, or when what was made is deleted by now.
   */
  async begin(transaction: Transaction, request: RepeatableRequest): Promise<MadeBefore | null> {
    const { key, fingerprint } = request;
    const earlier = key === null ? null : await this.keys.claim(transaction, { ...request, key });
    if (!earlier) return null;
    if (earlier.fingerprint !== fingerprint) throw usedForSomethingElse();
    if (earlier.noteId === null && earlier.jobId === null && earlier.commentId === null) throw deletedSince();
    return earlier;
  }

  async finish(transaction: Transaction, request: RepeatableRequest, made: Partial<MadeBefore>): Promise<void> {
    const { key } = request;
    if (key !== null) await this.keys.complete(transaction, { ...request, key }, made);
  }
}

function usedForSomethingElse(): ProductError {
  return new ProductError(
    'unprocessable',
    'request.idempotency-key-reused',
    'This Idempotency-Key was used for another request. Please send a new one with new content.',
  );
}

export function deletedSince(): ProductError {
  return new ProductError('conflict', 'request.deleted-since', 'This was saved before, and has been deleted since.');
}

const KEY = /^[\x21-\x7e]{1,200}$/;

/** What of a request's headers goes along with the work that it asks for. */
export interface RepeatInfo {
  /** Null without the header. */
  idempotencyKey: string | null;
  requestId: string | undefined;
}

/** Throws a `ProductError` when the `Idempotency-Key` is not one. */
export function repeatInfoOf(request: Request): RepeatInfo {
  return { idempotencyKey: readIdempotencyKey(request), requestId: requestIdOf(request) };
}

/** Null without the header. Throws a `ProductError` when it is not a key. */
export function readIdempotencyKey({ headers }: Request): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new ProductError(
    'invalid',
    'request.idempotency-key',
    'Idempotency-Key must be 1 to 200 visible characters without spaces.',
  );
}

/** The same for two requests that say the same, whatever the order of their fields; nothing can be read from it. */
export function fingerprintForm(fields: Readonly<Record<string, string>>, fileSha256: string | null): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sorted, fileSha256]))
    .digest('hex');
}
