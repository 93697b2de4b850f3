import { AudioMissingError, StorageError, StorageFullError, StorageUnavailableError } from '../storage-errors.ts';

const MISSING = new Set(['NoSuchKey', 'NotFound']);
const FULL = new Set([
  'XMinioStorageFull',
  'QuotaExceeded',
  'XMinioAdminBucketQuotaExceeded',
  'InsufficientStorage',
  'ENOSPC',
  'EDQUOT',
]);

/** What the store said, as one of our errors. */
export function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const code = codeOf(error);
  if (MISSING.has(code)) return new AudioMissingError({ cause: error });
  if (FULL.has(code)) return new StorageFullError({ cause: error });
  return new StorageUnavailableError({ cause: error });
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
