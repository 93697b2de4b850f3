import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as the service saw it. */
interface ReceivedRequest {
  at: number;
  bytes: number;
  body: string;
  authorization: string | undefined;
}

export type Answer = (response: ServerResponse, requests: ReceivedRequest[]) => void;

export interface FakeSpeechService {
  baseUrl: string;
  requests: ReceivedRequest[];
  close(): Promise<void>;
}

/** A remote speech service on this machine that answers as it is set up. */
export async function startFakeSpeechService(answer: Answer): Promise<FakeSpeechService> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { authorization } = request.headers;
      requests.push({ at: performance.now(), bytes: body.length, body: body.toString('latin1'), authorization });
      answer(response, requests);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { baseUrl, requests, close };
}

export function answerJson(body: unknown, { status = 200, headers = {} } = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
