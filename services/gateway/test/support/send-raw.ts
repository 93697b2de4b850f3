import { type Agent, type IncomingHttpHeaders, request as send } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Answered } from './api-document.ts';

export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  body?: Buffer | string | undefined;
}

const PATIENCE_MS = 60_000;

/** Sends what `fetch` would refuse to send. An answer may come before all of the body has been taken. */
export async function sendRaw(address: string, agent: Agent, request: RawRequest): Promise<Answered> {
  const { status, headers, body } = await exchange(address, agent, request);
  const { 'content-type': contentType = '', 'content-encoding': encoding = 'identity' } = headers;
  return { status, contentType, body: read(decode(body, encoding).toString(), contentType) };
}

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function exchange(address: string, agent: Agent, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, agent, method, path, headers, timeout: PATIENCE_MS }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    request.on('timeout', () => request.destroy(new Error('no answer came')));
    request.on('error', reject);
    request.end(body);
  });
}

function read(text: string, contentType: string): unknown {
  return contentType.startsWith('application/json') && text !== '' ? (JSON.parse(text) as unknown) : text;
}

/** Undoes the encoding that the request has asked for. */
function decode(body: Buffer, encoding: string): Buffer {
  switch (encoding) {
    case 'identity':
      return body;
    case 'br':
      return brotliDecompressSync(body);
    case 'gzip':
      return gunzipSync(body);
    case 'deflate':
      return inflateSync(body);
    default:
      throw new Error('nobody has asked for this encoding');
  }
}
