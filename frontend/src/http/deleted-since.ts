import { RequestError } from './request-error.ts';

/** Whether an error says, however indirectly, that this was sent before with success, and that the person deleted it since. */
export function isDeletedSince(error: unknown): boolean {
  if (error instanceof RequestError) return error.code === 'request.deleted-since';
  return error instanceof Error && error.cause !== undefined && isDeletedSince(error.cause);
}
