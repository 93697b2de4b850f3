import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse, Server } from 'node:http';
import type { Logger } from '@stitchbook/logging';
import type { Request, RequestHandler, Response } from 'express';
import { isPiece, pathOf } from './request-body.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
/** Asked every few seconds; what they have to say they log themselves. */
const PROBES = new Set(['/healthz', '/readyz']);
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

declare global {
  namespace Express {
    interface Request {
      /** Given by whoever called, or made here. */
      id?: string;
      /** Writes lines with this request's id. */
      log: Logger;
    }
  }
}

/** Gives every request an id, which follows it into jobs, and logs it by id, method, path and status; never a body, cookie or query. */
export function logRequests(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now();
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', id);
    request.id = id;
    giveLogger(request, logger);
    response.once('close', () => {
      const level = levelOf(request, response);
      // Most requests are answered without a line, and need none made.
      if (!logger.isLevelEnabled(level)) return;
      const { statusCode } = response;
      const req = { method: request.method, path: pathOf(request) };
      if (PROBES.has(req.path)) return;
      const responseTime = Math.round(performance.now() - begun);
      logger[level]({ requestId: id, req, res: { statusCode }, responseTime }, messageOf(statusCode));
    });
    next();
  };
}

/** Made when the first line is written: few requests write one before their answer. */
function giveLogger(request: Request, logger: Logger): void {
  let log: Logger | undefined;
  Object.defineProperty(request, 'log', { get: () => (log ??= logger.child({ requestId: request.id })) });
}

/** The id that `logRequests` gave this request. */
export function requestIdOf({ id }: Pick<Request, 'id'>): string | undefined {
  return id;
}

function levelOf(request: Request, { statusCode }: Response) {
  if (statusCode >= 500) return 'warn';
  // A recording sends two pieces a second.
  return READS.has(request.method) || isPiece(request) ? 'debug' : 'info';
}

function messageOf(statusCode: number): string {
  // Whoever answered it has logged why.
  return statusCode >= 500 ? 'a request was answered with a failure' : 'a request was answered';
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
