/** Node's HTTP server that writes whatever body is sent to it into a file, and that again over it: the bare pipe of `bench:upload`. */
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';

const file = String(process.env.FILE);

createServer((request, response) => {
  if (request.url === '/healthz') {
    response.end();
    return;
  }
  pipeline(request, createWriteStream(file)).then(
    () => response.writeHead(202).end(),
    (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
