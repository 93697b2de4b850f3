import type { RequestHandler } from 'express';

/** Answers of the API are one person's own: no cache keeps them unless a route says otherwise. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};
