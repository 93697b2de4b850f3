import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

export interface AskedQuestion {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: unknown;
  max_tokens?: number;
  max_completion_tokens?: number;
}

export type Reply = (response: ServerResponse, question: AskedQuestion) => void;

/** A server that speaks chat completions and misbehaves as it is set up: one reply a request, the last one for ever. */
export class FakeLanguageModel {
  readonly questions: AskedQuestion[] = [];
  private replies: Reply[] = [];
  private readonly server = createServer((request, response) => void this.answer(request, response));

  static async start(): Promise<FakeLanguageModel> {
    const fake = new FakeLanguageModel();
    fake.server.listen(0, '127.0.0.1');
    await once(fake.server, 'listening');
    return fake;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  replyWith(...replies: Reply[]): void {
    this.questions.length = 0;
    this.replies = replies;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const question = JSON.parse(Buffer.concat(chunks).toString('utf8')) as AskedQuestion;
    const reply = this.replies[Math.min(this.questions.length, this.replies.length - 1)];
    this.questions.push(question);
    reply?.(response, question);
  }
}

export function says(content: string, finishReason = 'stop'): Reply {
  return (response) => {
    const message = { role: 'assistant', content };
    send(response, 200, {
      id: 'fake',
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: finishReason }],
    });
  };
}

/** Writes its answer piece by piece, as a server does that is asked to stream. */
export function streams(...pieces: readonly string[]): Reply {
  return (response) => {
    sendPieces(response, pieces);
    response.end('data: [DONE]\n\n');
  };
}

/** Streams so much, and then the connection is gone. */
export function breaksOff(...pieces: readonly string[]): Reply {
  return (response) => {
    sendPieces(response, pieces);
    setTimeout(() => response.destroy(), 20);
  };
}

/** Streams so much, and then nothing more. */
export function stallsAfter(...pieces: readonly string[]): Reply {
  return (response) => sendPieces(response, pieces);
}

function sendPieces(response: ServerResponse, pieces: readonly string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of pieces)
    response.write(`data: ${JSON.stringify({ id: 'fake', choices: [{ index: 0, delta: { content } }] })}\n\n`);
}

export function fails(
  status: number,
  headers: Record<string, string> = {},
  error: Record<string, unknown> = {},
): Reply {
  return (response) =>
    send(response, status, { error: { message: 'secret words of the provider', ...error } }, headers);
}

export const hangs: Reply = () => undefined;

/** Sends its headers and a first chunk, and then nothing more. */
export const stallsHalfWay: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"choices": [');
};

export const isNoJson: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<html>Gateway is restarting</html>');
};

export const talksForTenMegabytes: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.on('error', () => undefined);
  response.end(
    JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'x'.repeat(10 * 1024 * 1024) } }] }),
  );
};

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
