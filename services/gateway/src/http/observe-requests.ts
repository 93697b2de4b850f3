import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse, Server } from 'node:http';
import { type Logger, describeError } from '@stitchbook/logging';
import type { Request } from 'express';
import { isPiece } from './request-body.ts';
import { pinoHttp } from 'pino-http';

const REQUEST_ID = /^[\w-]{8,64}$/;
/** Asked every few seconds; what they have to say they log themselves. */
const PROBES = new Set(['/healthz', '/readyz']);
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Gives every request an id, which follows it into jobs, and logs it by id, method, path and status; never a body, cookie or query. */
export function logRequests(logger: Logger) {
  return pinoHttp<Request>({
    logger,
    genReqId(request, response) {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    wrapSerializers: false,
    serializers: {
      req: ({ method, originalUrl }: Request) => ({ method, path: originalUrl.split('?')[0] }),
      res: ({ statusCode }: ServerResponse) => ({ statusCode }),
      err: (error: unknown) => describeError(error),
    },
    autoLogging: { ignore: (request) => PROBES.has(pathOf(request)) },
    customLogLevel: levelOf,
    // Whoever answered it has logged why.
    customErrorObject: (_request, response, _error, { responseTime }: { responseTime: number }) => ({
      res: response,
      responseTime,
    }),
    customSuccessMessage: () => 'a request was answered',
    customErrorMessage: () => 'a request was answered with a failure',
  });
}

/** The id that `logRequests` gave this request. */
export function requestIdOf({ id }: Pick<Request, 'id'>): string | undefined {
  return typeof id === 'string' ? id : undefined;
}

function levelOf(request: IncomingMessage, { statusCode }: ServerResponse) {
  if (statusCode >= 500) return 'warn';
  // A recording sends two pieces a second.
  return READS.has(String(request.method)) || isPiece(request as Request) ? 'debug' : 'info';
}

function pathOf({ url }: IncomingMessage): string {
  return String(url).split('?')[0] ?? '';
}

/** Called when a request begins; returns what to call when its response has ended, or its client has disconnected. */
export type RequestWatcher = (request: IncomingMessage, response: ServerResponse) => () => void;

/**
 * Calls watchers for every request. One listener serves all of them: each of their own would be one more on every answer,
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
