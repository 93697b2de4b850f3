import type { EntityManager } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import type { IdempotencyKeyRepository, KeyedRequest, MadeBefore } from './idempotency-key.repository.ts';

/** A request that may have been made before; without a key it never was. */
export type RepeatableRequest = Omit<KeyedRequest, 'key'> & { key: string | null };

/** Whoever did not hear the answer may ask again with the same `Idempotency-Key`: the work is done once, and answered twice. */
export class Idempotency {
  constructor(private readonly keys: IdempotencyKeyRepository) {}

  /**
   * To be called first in the transaction of the work; null says that it is to be done now, and to be followed by `finish`.
   * Throws a `ProductError` when the key was used for something else, or when what was made is deleted by now.
   */
  async begin(manager: EntityManager, request: RepeatableRequest): Promise<MadeBefore | null> {
    const { key, fingerprint } = request;
    const earlier = key === null ? null : await this.keys.claim(manager, { ...request, key });
    if (!earlier) return null;
    if (earlier.fingerprint !== fingerprint) throw usedForSomethingElse();
    if (earlier.noteId === null && earlier.jobId === null) throw deletedSince();
    return earlier;
  }

  async finish(manager: EntityManager, request: RepeatableRequest, made: Partial<MadeBefore>): Promise<void> {
    const { key } = request;
    if (key !== null) await this.keys.settle(manager, { ...request, key }, made);
  }
}

function usedForSomethingElse(): ProductError {
  return new ProductError(
    'unprocessable',
    'request.idempotency-key-reused',
    'This Idempotency-Key was used for another request. Please send a new one with new content.',
  );
}

function deletedSince(): ProductError {
  return new ProductError('conflict', 'request.deleted-since', 'This was saved before, and has been deleted since.');
}
