import { once } from 'node:events';
import { createServer } from 'node:http';

const ANSWER = JSON.stringify({ text: 'A second well spent.', segments: [] });

/** A speech service of the OpenAI kind that takes the same time over every recording, however many there are. */
export async function serveSpeech(latencyMs: number) {
  const server = createServer((request, response) => {
    const answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end(ANSWER);
    request.resume().once('end', () => setTimeout(answer, latencyMs));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
