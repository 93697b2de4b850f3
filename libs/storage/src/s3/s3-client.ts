import http from 'node:http';
import https from 'node:https';
import { Client } from 'minio';
import { AudioMissingError, StorageError, StorageFullError, StorageUnavailableError } from '../storage-errors.ts';

export interface S3Account {
  endpoint: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const RESPONSE_TIMEOUT_MS = 30_000;
const MISSING = new Set(['NoSuchKey', 'NotFound']);
const FULL = new Set([
  'XMinioStorageFull',
  'QuotaExceeded',
  'XMinioAdminBucketQuotaExceeded',
  'InsufficientStorage',
  'ENOSPC',
  'EDQUOT',
]);

/** A client that fails after 30 s without a response, and never retries. Sends nothing yet. */
export function createS3Client({ endpoint, region, accessKey, secretKey }: S3Account): Client {
  const { protocol, hostname, port } = new URL(endpoint);
  const isSecure = protocol === 'https:';
  return new Client({
    endPoint: hostname,
    ...(port && { port: Number(port) }),
    useSSL: isSecure,
    region,
    accessKey,
    secretKey,
    // Its own retries log to the console; callers retry what failed.
    retryOptions: { disableRetry: true },
    transport: { request: withResponseTimeout(isSecure ? https : http) },
  });
}

/** An error of the client, as one of ours. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const code = errorCode(error);
  if (MISSING.has(code)) return new AudioMissingError({ cause: error });
  if (FULL.has(code)) return new StorageFullError({ cause: error });
  return new StorageUnavailableError({ cause: error });
}

/** The code that S3 or the network gave; '' when there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Gives up on a store that accepts a request and does not respond. Once it responds it may be slow, as the listener may be. */
function withResponseTimeout(transport: typeof http | typeof https): typeof http.request {
  return (...args: unknown[]) => {
    const request = Reflect.apply(transport.request, transport, args) as http.ClientRequest;
    request.setTimeout(RESPONSE_TIMEOUT_MS, () => request.destroy(new Error('the store did not answer in time')));
    request.once('response', () => request.setTimeout(0));
    return request;
  };
}
