import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const TRANSCRIPT = 'These are the words that were said.';

export interface FakeModels {
  /** OpenAI's API, as much of it as the product uses. */
  url: string;
  close(): Promise<void>;
}

/** A speech and a language model that answer at once, always the same. */
export async function startFakeModels(): Promise<FakeModels> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify(request.url?.includes('transcriptions') ? { text: TRANSCRIPT } : completionFor(body)),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function completionFor(body: string): object {
  const content = body.includes('"understanding"')
    ? JSON.stringify({ sentiment: 'positive', themes: ['garden'] })
    : 'Once upon a time these words were said.';
  return { choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }] };
}
