import http from 'node:http';
import https from 'node:https';
import { Client } from 'minio';

export interface S3Account {
  endpoint: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const LONGEST_SILENCE_MS = 30_000;

export function openS3Client({ endpoint, region, accessKey, secretKey }: S3Account): Client {
  const { protocol, hostname, port } = new URL(endpoint);
  const isSecure = protocol === 'https:';
  return new Client({
    endPoint: hostname,
    ...(port && { port: Number(port) }),
    useSSL: isSecure,
    region,
    accessKey,
    secretKey,
    // It would speak to the console about each; what failed is tried again by whoever asked.
    retryOptions: { disableRetry: true },
    transport: { request: impatiently(isSecure ? https : http) },
  });
}

/**
 * Gives up on a store that takes a request and says nothing. Once it answers it may be slow, as whoever listens to the
 * audio may be.
 */
function impatiently(transport: typeof http | typeof https): typeof http.request {
  return (...args: unknown[]) => {
    const request = Reflect.apply(transport.request, transport, args) as http.ClientRequest;
    request.setTimeout(LONGEST_SILENCE_MS, () => request.destroy(new Error('the store did not answer in time')));
    request.once('response', () => request.setTimeout(0));
    return request;
  };
}
