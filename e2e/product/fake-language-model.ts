import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const PIECE = 24;
/** As slow as a model on a small machine, so that a sentence can be seen before the next. */
const PAUSE_MS = 80;

/** A language model for those calls that stream: it answers with these lines, piece by piece. To all else it says nothing that could be used. */
export async function startFakeLanguageModel(lines: readonly object[]) {
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      if (!(JSON.parse(body) as { stream?: boolean }).stream) {
        response.writeHead(400, { 'content-type': 'application/json' }).end('{"error": {"message": "no"}}');
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const answer = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
      for (let at = 0; at < answer.length; at += PIECE) {
        const delta = { content: answer.slice(at, at + PIECE) };
        response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`);
        await wait(PAUSE_MS);
      }
      response.end('data: [DONE]\n\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
