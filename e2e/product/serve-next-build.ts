import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where the files of this build are, and where those of the next one will be. */
const THIS_BUILD = 'assets/';
const NEXT_BUILD = 'rebuilt/';
const TEXT = /javascript|html|css/;

/** A proxy before the product, which can replace this build of the web app by another one; the files of this one are then gone. */
export async function serveNextBuild(product: string) {
  let isRebuilt = false;
  const proxy = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url ?? '/', product);
    const path = pathname + search;
    if (!isRebuilt) forward(product, path, asked, answer, String);
    else if (path.startsWith(`/${THIS_BUILD}`)) answer.writeHead(404).end();
    else forward(product, path.replace(`/${NEXT_BUILD}`, `/${THIS_BUILD}`), asked, answer, rebuild);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    /** Playwright's setting: the browser goes through the proxy, also to addresses of this machine, and the address stays the product's. */
    proxy: { server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, bypass: '<-loopback>' },
    rebuild: () => {
      isRebuilt = true;
    },
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

/** Every file has another name, as it has when its contents have changed. */
function rebuild(text: string): string {
  return text.replaceAll(THIS_BUILD, NEXT_BUILD).replace(/VERSION = '\w+'/, "VERSION = 'next'");
}

function forward(
  product: string,
  path: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  change: (text: string) => string,
): void {
  // What has changed on the way cannot be said to be unchanged.
  const { 'if-modified-since': _since, 'if-none-match': _tag, ...headers } = asked.headers;
  const passed = request(
    new URL(path, product),
    { method: asked.method, headers: { ...headers, 'accept-encoding': 'identity' } },
    (got) => {
      const { 'content-length': _length, etag: _etag, ...kept } = got.headers;
      answer.writeHead(got.statusCode ?? 502, kept);
      if (!TEXT.test(String(got.headers['content-type']))) {
        got.pipe(answer);
        return;
      }
      let text = '';
      got.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      got.on('end', () => answer.end(change(text)));
    },
  );
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
