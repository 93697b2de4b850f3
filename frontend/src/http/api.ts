import type { paths } from '@stitchbook/api-types';
import type { CallInit, CallOptions, Method, PathWith, Success } from './api-call.ts';
import { RequestError, Unreachable } from './errors.ts';
import { accountHeader, noteAnswer } from './session.ts';

/** What is sent, once the types have had their say. */
interface Sent extends CallInit {
  params?: {
    path?: Readonly<Record<string, string | number>>;
    query?: Readonly<Record<string, string | number | boolean | undefined>>;
    header?: Readonly<Record<string, string>>;
  };
  body?: unknown;
}

/**
 * The calls of the API: `api.get('/api/notes/{id}', { params: { path: { id } } })`. Paths, parameters, bodies and answers
 * are typed by `libs/api-types`. Each gives its success as `{status, data, response}`, with `data` parsed from JSON and
 * typed by `status`. It throws `RequestError` for every answer that is not a success, `Unreachable` when there is no
 * answer, and the signal's reason when aborted.
 */
export const api = {
  get: caller('get'),
  post: caller('post'),
  put: caller('put'),
  patch: caller('patch'),
  delete: caller('delete'),
};

function caller<M extends Method>(method: M) {
  return <Path extends PathWith<M>>(path: Path, ...[options]: CallOptions<paths[Path][M]>) =>
    send(method, path, options) as Promise<Success<paths[Path][M]> & { response: Response }>;
}

async function send(method: Method, template: string, { params, body, ...init }: Sent = {}) {
  const path = fill(template, params?.path) + write(params?.query);
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(path, {
    credentials: 'include',
    method: method.toUpperCase(),
    headers: { ...accountHeader(), ...(isJson && { 'Content-Type': 'application/json' }), ...params?.header },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...init,
  }).catch((error: unknown) => {
    throw init.signal?.aborted ? error : new Unreachable();
  });
  const text = await response.text();
  const problem = response.ok ? null : new RequestError(response.status, response.statusText, text, path);
  noteAnswer(problem);
  if (problem) throw problem;
  return { status: response.status, data: text ? (JSON.parse(text) as unknown) : undefined, response };
}

function fill(template: string, values: NonNullable<Sent['params']>['path'] = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

function write(query: NonNullable<Sent['params']>['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

/** The cursor of the next page, from an answer's `Link: <...?cursor=abc>; rel="next"` header; null on the last page. */
export function nextCursor(headers: Headers): string | null {
  const next = /<([^<>]*)>\s*;[^,<]*\brel="?next"?/.exec(headers.get('link') ?? '')?.[1];
  return next === undefined ? null : new URL(next, window.location.origin).searchParams.get('cursor');
}
