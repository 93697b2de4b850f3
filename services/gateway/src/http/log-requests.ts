import { randomUUID } from 'node:crypto';
import type { Logger } from '@stitchbook/logging';
import type { Request } from 'express';
import { pinoHttp } from 'pino-http';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Gives every request an id, which follows it into jobs, and logs it by id, method, path and status; never a body, cookie or query. */
export function logRequests(logger: Logger) {
  return pinoHttp({
    logger,
    genReqId(request, response) {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'debug'),
  });
}

/** The id that `logRequests` gave this request. */
export function requestIdOf({ id }: Pick<Request, 'id'>): string | undefined {
  return typeof id === 'string' ? id : undefined;
}
