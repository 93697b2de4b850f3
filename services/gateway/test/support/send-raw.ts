import { type Agent, request as send } from 'node:http';
import type { Answered } from './api-document.ts';

export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  body?: Buffer | string | undefined;
}

const PATIENCE_MS = 20_000;

/** Sends what `fetch` would refuse to send. An answer may come before all of the body has been taken. */
export function sendRaw(address: string, agent: Agent, { method, path, headers, body }: RawRequest): Promise<Answered> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, agent, method, path, headers, timeout: PATIENCE_MS }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const contentType = response.headers['content-type'] ?? '';
        resolve({
          status: response.statusCode ?? 0,
          contentType,
          body: read(Buffer.concat(chunks).toString(), contentType),
        });
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
