import type { Request, Response } from 'express';

/** Says where the next page is (RFC 8288), with everything else that was asked kept as it is. */
export function linkToNext(request: Request, response: Response, cursor: string | null): void {
  if (cursor === null) return;
  const [path = '', query = ''] = request.originalUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  response.set('Link', `<${path}?${parameters.toString()}>; rel="next"`);
}
