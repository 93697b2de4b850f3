/** Node's HTTP server, which streams the range that is asked for of one file, and nothing else. */
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';

createServer(({ headers: { range = '' } }, response) => {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  if (start === undefined) {
    response.end();
    return;
  }
  response.writeHead(206, { 'content-type': 'audio/wav', 'content-length': Number(end) - Number(start) + 1 });
  createReadStream(String(process.env.FILE), { start: Number(start), end: Number(end) }).pipe(response);
}).listen(Number(process.env.PORT), '127.0.0.1');
