import express, { type RequestHandler } from 'express';
import { messagePage, refused } from '../pages/message.page.ts';

/** Takes a form only from this site's own pages. Browsers say where a post comes from; one that says nothing is refused. */
export function takeOwnForm(origin: string): RequestHandler[] {
  return [
    (request, response, next) => {
      const site = request.get('sec-fetch-site');
      const isOwn = site === undefined ? request.get('origin') === origin : site === 'same-origin';
      if (isOwn) next();
      else response.status(403).type('html').send(messagePage(refused));
    },
    express.urlencoded({ extended: false, limit: '16kb' }),
  ];
}
