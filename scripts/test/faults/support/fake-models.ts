import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { audioFixture } from '@stitchbook/testing';

export const TRANSCRIPT = 'These are the words that were said.';

const SPOKEN = readFileSync(audioFixture('amiable.wav'));

export interface FakeModels {
  /** OpenAI's API, as much of it as the product uses. */
  url: string;
  close(): Promise<void>;
}

/** A speech model, a language model and a voice that answer at once, always the same. */
export async function startFakeModels(): Promise<FakeModels> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url?.includes('audio/speech')) {
        response.setHeader('content-type', 'audio/wav').end(SPOKEN);
        return;
      }
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
  return { choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: contentFor(body) } }] };
}

function contentFor(body: string): string {
  if (body.includes('"understanding"')) return JSON.stringify({ sentiment: 'positive', themes: ['garden'] });
  if (body.includes('"stitched"')) {
    const sources = [1, 2].map((note) => ({ note, quote: TRANSCRIPT }));
    return JSON.stringify({ paragraphs: [{ heading: '', text: 'Twice the same was said.', sources }] });
  }
  return 'Once upon a time these words were said.';
}
