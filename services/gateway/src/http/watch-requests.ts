import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Told of a request when it begins; returns what is to be done when its answer is over, or its asker has left. */
export type RequestWatcher = (request: IncomingMessage, response: ServerResponse) => () => void;

/**
 * Tells watchers of every request. One listener serves all of them: each of their own would be one more on every answer,
 * and streaming audio alone needs most of those that Node takes for no leak. To be called before the server listens.
 */
export function watchRequests(server: Server, watchers: readonly RequestWatcher[]): void {
  server.prependListener('request', (request, response) => {
    const atEnd = watchers.map((watch) => watch(request, response));
    response.once('close', () => {
      for (const end of atEnd) end();
    });
  });
}
