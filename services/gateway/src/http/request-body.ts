import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';

/** So long, and so much of it, is what is left of a refused body read before its connection is cut. */
const CUT_AFTER_MS = 5_000;
/** Time for an answer to arrive before the connection is cut under whoever still sends. */
const LINGER_MS = 500;
const MAX_DROPPED_BYTES = { fromPerson: 2 ** 20, fromOthers: 2 ** 17 };

/** Routes that read their own body, as a stream of parts. */
const MULTIPART_ROUTES = new Set(['/api/transcribe', '/api/notes', '/api/account/import']);

/** Takes a piece of a recording as it is. */
const PIECE_ROUTE = /^\/api\/uploads\/[^/]+$/;
/** Beyond what other bodies have: a piece of 4 MiB at 32 KiB a second. */
const PIECE_SECONDS = 128;

/** What they are sent means nothing (RFC 9110), and nobody reads it. */
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

export function hasBody(request: IncomingMessage): boolean {
  return announcesBody(request) && !WITHOUT_BODY.has(String(request.method));
}

function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether the route reads its body itself, part by part as it comes. */
export function isUpload(request: Request): boolean {
  return request.method === 'POST' && MULTIPART_ROUTES.has(pathOf(request));
}

/** Whether the route reads its body itself, as one piece of a recording. */
export function isPiece(request: Request): boolean {
  return request.method === 'PATCH' && PIECE_ROUTE.test(pathOf(request));
}

/** As it was sent, wherever a router has got to. */
export function pathOf({ originalUrl }: Request): string {
  return originalUrl.split('?')[0] ?? '';
}

/**
 * What is still to come of a body that was refused is read and dropped, so that its sender sees the answer; but only some of it,
 * and not for long: reading costs others their time. To be called just before the answer is sent.
 * @param isFlood whether it was refused for being too much
 */
export function dropRest(request: Request, isFlood = false): void {
  const most = request.user && !isFlood ? MAX_DROPPED_BYTES.fromPerson : MAX_DROPPED_BYTES.fromOthers;
  const cut = () => request.socket.destroy();
  let deadline: NodeJS.Timeout | undefined;
  let dropped = 0;
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped <= most) return;
    request.pause();
    clearTimeout(deadline);
    deadline = setTimeout(cut, LINGER_MS).unref();
  });
  // Also what has come already: nothing after it on this connection is read before it is.
  request.resume();
  if (request.complete) return;
  if (!(Number(request.headers['content-length']) <= most)) closeAfterAnswer(request);
  deadline = setTimeout(cut, CUT_AFTER_MS).unref();
  request.once('close', () => clearTimeout(deadline));
}

/**
 * Not all of the body will be read, so a next request on this connection would wait behind it and be cut with it: the
 * answer asks for no next one. Node would then close both ways as soon as the answer is out, which takes the answer from who is
 * still sending; so only this side ends, and the other within the times above (a lingering close, as nginx calls it).
 */
function closeAfterAnswer({ res: response, socket }: Request): void {
  response?.setHeader('Connection', 'close');
  socket.destroySoon = () => socket.end();
}

/** A body must have arrived within this time; uploads, which may last for hours, are watched by whoever reads them. */
export function bodyTimeout(withinSeconds: number): RequestHandler {
  return (request, response, next) => {
    if (announcesBody(request) && !isUpload(request)) {
      const seconds = withinSeconds + (isPiece(request) ? PIECE_SECONDS : 0);
      const limit = setTimeout(() => answerTooSlow(request, response), seconds * 1_000);
      request.once('close', () => clearTimeout(limit));
    }
    next();
  };
}

function answerTooSlow(request: Request, response: Response): void {
  if (request.complete) return;
  if (response.headersSent) {
    request.socket.destroy();
    return;
  }
  response
    .status(408)
    .set('Connection', 'close')
    .json({ message: 'Your request took too long to arrive. Please try again.', code: 'request.too-slow' });
}
